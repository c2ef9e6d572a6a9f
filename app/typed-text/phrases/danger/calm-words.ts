/** Words of calm things. None of them may silence a danger that stands beside it. */
export const calmWords = `
  work financial school bag study studies office loan tax job workload household language words substance drug
  drugs alcohol medication laxative painkiller recovery survivor admit admission admitted hospital rehab
  treatment medicine eat eating food knee knees feet shoes stairs toothache traffic email mail headache heat
  migraine text time pain mood lice germs bacteria craving cravings appetite bugs mosquitoes mosquito boredom
  smile cockroach rats virus feelings emotions rat toilet pest floor ivy daily prescribed night morning every
  habit timing missed forgot after before fever regularly early alarm college late mind assembly sometimes ect
  fear polish anxiety panic exercise exercises nose asthma apnea apnoea sleep difficulty heavy practice
  technique deep test hold certificate anniversary grief insurance tired battery hard line gorgeous skin hair
  laptop laughing hunger hungry sea weight plant pet curious drop rinse with together alone hostel abroad
  separately canada near rent joint city delhi chandigarh panchkula house streaming video phone mobile gym
  weights rice heart stress smoking legs wall rope toddler other classmates classmate sleeping head ear novel
  novels mystery book books club crime seed oil act essay article movies films effect effects movie film tv game
  song squad series noise course shop license licence serial netflix machine training workshop seminar dream
  dreams nightmare nightmares afraid phobia scared scares worried fears inlaws village app exam exams tension
  party cigarettes lunch gift speech drinking sugar mother father family husband wife dog cancer loved covid
  grandmother grandfather friend relative cope deal parent correct skip others friends ward room art coach style
  skills balance lockdown sale stock seats slots season care session month week slot therapy relationship
  marriage call addiction contract calls appointment booking visit holiday acne world event poster slogan
  webinar quiz rally programme program counsellor counselor law gel safe pets jacks skipping yoga bed games
  nervous jumpy onion kitchen vegetables nail nails paper pulling surgery operation xray plaster tremor question
  vote good screen hypersensitivity sensory dirty door wash everything things reflux folic uric valproic tablets
  gas heartburn infection flu account password file dead low want refreshed fresh child baby kid infant out
  blood lead ocd contamination contaminated doubt paranoid suspects thinks believes delusion intrusive unwanted
  coffee tea chocolate caffeine vitamin vitamins reels news kaam kam kamm padhai kharcha karz basta daftar paise
  bharti dakhil dakhla aspatal dawai dawa ilaj khana khilana centre kendra khilate khilati padhne kapde kheti
  kheto kheton chuhe chuha keede kide kire keere makhi machhar mitti khet fasal khatmal deemak dimak chue
  machchar roz roj rozana dard bukhar subah shaam aadat khane sham bp hu hun hoon savere bachcha sver bimari
  bimaari kabhi jata jati jate hota hoti jaata jaati karke baar hojata ghabrahat gabrahat dikkat takleef neend
  dama phool ful naak dar darr bima barsi darta darti hansi hasi bhookh bhukh thand garmi sharm pyas alag akele
  sharab diwar deewar diwaar jua jue shampoo chakke chauke chhakke gap gappe taane tane thokar chakkar baal
  makkhi machar seeti gappein kharate kharrate ghurade jhapki aankh chhakka daka taana pocha jhadu message photo
  chaabi takkar cheekh sirke joon gana sapna sapne sasural gapp ankh chaska shekhi bhool dusre doosre dusron
  doosron dost doston hamjoli yahan yaha ghar saath sath sheher kala dhang rah raah dobara nasha rishta shaadi
  rassi khel sabzi sabji nakhun nakhoon kaampna kaampte sawal ganda gandagi chahta chahti man bachche bacha
  bache baccha bacche shak vehem vaham बच्चा phaand phand gyan chai khetan janda jandi hasdi ਗੱਪਾਂ gappan
  gappaan supne dujje dujeyan ethe itthe niyana niyane kaka kaki ਬੱਚਾ no not nahi nahin never dont डर घबराहट
  नहीं सपना फिल्म गाना ਡਰ ਨਹੀਂ ਸੁਪਨਾ ਫਿਲਮ ਗਾਣਾ music cricket doctor fees
`
  .trim()
  .split(/\s+/);
