/**
 * Words that people type, which are not the words of our pages: change them here.
 *
 * A line is a way to ask, in any order of its words; fillers such as "kaise" and "hai" need not be written. It is compared by sound, so
 * one spelling stands for all (`neend`, `nind`, नींद, ਨੀਂਦ), and one form of a verb or noun for the others (`chhodna`, `chhodni`).
 * The longest line that a question has decides. When a subject gets a page of its own, change the lines that lead elsewhere today.
 */

export interface SpokenWords {
  /** Ways to ask, in Hindi, Punjabi and English. */
  readonly spoken: readonly string[];
  /** The same in the words of our pages, for searching their text and the doctors. */
  readonly means: string;
  /** The pages that answer, the best first. */
  readonly pages: readonly `/${string}`[];
}

/** Lines that are separated by commas. Only the build reads them: without the mark the Worker would have them too. */
const lines = /* @__NO_SIDE_EFFECTS__ */ (text: string): readonly string[] =>
  text.split(',').map((line) => line.trim());

export const spokenWords: readonly SpokenWords[] = [
  // Sleep
  {
    pages: ['/sleep-clinic', '/insomnia'],
    means: 'sleep',
    spoken: lines(`
      neend, नींद, sleep, sleep problem, sleeping problem, neend ki problem, neend ki bimari, neend ka doctor, neend ka ilaj,
      sleep doctor, sleep specialist, zyada neend, bahut neend, din bhar sona, sota rehta, hypersomnia, sone mein dikkat,
      sone ki dikkat, sona, sleep disorder, sleep issue, sleep clinic, bahut sota, sara din sota, din bhar sota, neend bahut aati,
      neend kharab, soya nahi, नींद की दिक्कत, ਨੀਂਦ ਦੀ ਸਮੱਸਿਆ, sone ki dawa, neend ki dawa, neend ki dawai, नींद की दवा,
      ਨੀਂਦ ਦੀ ਦਵਾਈ
    `),
  },
  {
    pages: ['/insomnia', '/sleep-clinic'],
    means: 'insomnia sleep',
    spoken: lines(`
      neend nahi, neend nahi aati, neend nahi aundi, anidra, नींद नहीं, अनिद्रा, so nahi pata, sona nahi, cannot sleep, sleep nahi,
      not sleeping, sleepless, trouble sleeping, awake all night, raat bhar jaagna, raat jagna, रात भर जागना, neend udna, neend der,
      neend kam, neend ki goli, sleeping pill, sleeping tablet, नींद की गोली, need nahi aati, raat bhar karvat, karwat badalna,
      neend na aana, neend gayab, sona chahta nahi, sone nahi deta, raat jagta, raat bhar jagta, raat bhar jagi, jaagta rehta,
      नींद न आना, नींद नहीं आ रही, सो नहीं पाता, सो नहीं पाती, रात को जागता, ਸੌਂ ਨਹੀਂ ਸਕਦਾ, saun nahi, cant fall asleep,
      cannot fall asleep, fall asleep, no sleep, lack of sleep, difficulty sleeping, insomnia tablets, melatonin,
      neend lane ka tarika, sone ka tarika, mind sleep nahi
    `),
  },
  {
    pages: ['/insomnia', '/detoxprogram'],
    means: 'insomnia withdrawal tablets',
    spoken: lines(`
      neend goli aadat, neend goli lat, sleeping pill addiction, alprax aadat, alprazolam, alprax, benzodiazepine,
      नींद की गोली की आदत
    `),
  },
  {
    pages: ['/disturbed-sleep', '/sleep-clinic'],
    means: 'disturbed sleep waking',
    spoken: lines(`
      neend tutna, neend tut, neend khul, neend baar baar, नींद टूटना, नींद टूट, नींद खुल, raat uthna baar baar, kacchi neend,
      kachi neend, कच्ची नींद, waking at night, wake up night, light sleep, broken sleep, restless legs, pair hilna raat, legs night,
      aankh khulna, aankh khul, aankh khul jana, aankh khulna 4 baje, aankh jaldi khulna, jaldi aankh, आँख खुल जाती, आँख खुलना,
      subah jaldi uthna, early morning waking, 3 baje uthna, raat neend tootna, neend puri nahi hoti tootna, ਨੀਂਦ ਟੁੱਟਦੀ,
      neend tuttdi, ਅੱਖ ਖੁੱਲ੍ਹ, wake up at 3, waking up, wakes up, karwat, shift duty sleep, night shift, night duty, jet lag,
      pair mein bechaini, pairon mein bechaini
    `),
  },
  {
    pages: ['/non-refreshing-sleep', '/sleep-clinic'],
    means: 'snoring sleep tired',
    spoken: lines(`
      kharate, kharrate, ghurade, ਘੁਰਾੜੇ, खर्राटे, snoring, snore, subah thakan, uthkar thakan, सुबह थकान, tired morning,
      tired after sleep, din neend, sleepy day, sona thakan, neend saans rukna, sleep apnea, नींद में साँस रुकना, neend poori nahi,
      नींद पूरी नहीं, snores, snoring husband, kharaate, kharaton, naak bajana, neend baad thakan, subah fresh nahi, fresh nahi,
      subah uthne man nahi, neend saans rukti, saans rukna neend, cpap, sleep study, din mein sona, driving sleepy, dopahar neend,
      tired all day, always tired, hamesha thaka, thaka hua uthna, सोकर भी थकान, उठने पर थकान, ਥੱਕਿਆ ਰਹਿੰਦਾ, ਸਵੇਰੇ ਥਕਾਵਟ, susti,
      susti rehti, सुस्ती, ਸੁਸਤੀ, alas, aalas, lazy all day
    `),
  },
  {
    pages: ['/nightmares'],
    means: 'nightmares',
    spoken: lines(`
      bura sapna, bure sapne, darawne sapne, dravne supne, maade supne, बुरे सपने, डरावने सपने, ਡਰਾਉਣੇ ਸੁਪਨੇ, sapne dar,
      scary dreams, bad dreams, neend dar uthna, raat chillana neend, night terror, neend chaunkna, raat chillana, raat darna,
      raat dar, raat dar uthna, raat ko darta, raat rona bacha, neend rona, neend chillana, sote chillana, sapne mein dar, sapna,
      sapne, dream, dreams, scary dream, khaufnak, रात को डर, रात को चिल्लाना, सपने, नींद में डरना, ਰਾਤ ਨੂੰ ਡਰ, ਸੁਪਨੇ,
      marne ke sapne, saanp ke sapne
    `),
  },
  {
    pages: ['/sleep-walking'],
    means: 'sleep walking',
    spoken: lines(`
      neend chalna, नींद में चलना, sleep walk, neend uthkar chalna, walks in sleep, raat neend ghar bahar nikalna, neend chal,
      neend ghoomna, neend mein uthkar, sote chalna, raat neend bahar nikal, sleepwalking, ਨੀਂਦ ਵਿੱਚ ਤੁਰਨਾ, neend vich turna,
      neend uth kar chalna
    `),
  },
  {
    pages: ['/sleep-talking'],
    means: 'sleep talking',
    spoken: lines(`
      neend bolna, नींद में बोलना, neend badbadana, नींद में बड़बड़ाना, sleep talk, talks in sleep, neend baat karna, sote bolna,
      neend barbarana, neend mein baatein, sleeptalking, raat neend bolna, ਨੀਂਦ ਵਿੱਚ ਬੋਲਣਾ, neend bolda
    `),
  },
  // Mood
  {
    pages: ['/check/mood'],
    means: 'mood test',
    spoken: lines(`
      udasi test, उदासी टेस्ट, उदासी की जाँच, depression test, डिप्रेशन टेस्ट, depression check, mood test, depressed test,
      depression quiz, depression score, mood check, phq9, phq 9, phq, फ़ीलिंग टेस्ट, डिप्रेशन की जाँच, depression kaise pata,
      depression check karna, ਡਿਪਰੈਸ਼ਨ ਟੈਸਟ, mood ki jaanch, self test depression, online depression test, depression self test
    `),
  },
  {
    pages: ['/depression', '/check/mood'],
    means: 'depression sad',
    spoken: lines(`
      udasi, udas, dukhi, उदासी, उदास, दुखी, ਉਦਾਸੀ, man nahi, man nahi lagta, dil nahi lagta, mann nahi karda, मन नहीं लगता,
      मन नहीं लग, दिल नहीं लगता, dil nahi, accha nahi lagta, acha nahi, kuch accha nahi, अच्छा नहीं, अच्छा नहीं लगता,
      ਚੰਗਾ ਨਹੀਂ ਲੱਗਦਾ, changa nahi lagda, kisi kaam man nahi, khushi nahi, khush nahi, not happy, rona, rona aata, ronda, rota rehta,
      roti rehti, रोना, रोना आता, रोती रहती, ਰੋਣਾ, crying, cry, cries, crying all the time, sad, sadness, feeling low, low mood,
      hopeless, nirasha, निराशा, umeed nahi, himmat nahi, himmat toot, feel empty, empty, lonely, akelapan, अकेलापन, ikalla, akela,
      gumsum, chup rehta, chupchap, गुमसुम, चुप रहना, kamre band rehta, kisi se baat nahi, baat nahi karta, bolna band, thakan, थकान,
      thakawat, ਥਕਾਵਟ, energy nahi, no energy, no interest, interest nahi, lost interest, bhookh nahi, bhukh nahi lagti, भूख नहीं,
      appetite, self worth, worthless, bojh, boring zindagi, zindagi bekar, jindagi bekar, bekaar lagta, avsad, dippression,
      dipreshan, ਡਿਪਰੈਸ਼ਨ, ro rahi, ro, rona roknaa, rone ka man, बार बार रोना, रोना बंद नहीं, कुछ करने का मन नहीं, mood off,
      mood kharab, मूड खराब, mood down, down feel, low feel, feeling down, feeling sad, i am sad, always sad, unhappy, depressed,
      depress, depression ka ilaj, depression ki dawa, hasna bhool gaya, haste nahi, jeevan mein khushi nahi, man bhaari, man udas,
      mann bhari, dil bhaari, dil udas, dil dukhi, दिल भारी, मन भारी, मन दुखी, ਮਨ ਉਦਾਸ, ਦਿਲ ਉਦਾਸ, ਉਦਾਸ, ਰੋਂਦੀ ਰਹਿੰਦੀ, ਰੋਂਦਾ, ਇਕੱਲਾਪਣ,
      ਇਕੱਲਾ, bistar se uthne man nahi, uthne ka man nahi, kaam mein man nahi, kaam man nahi, काम में मन नहीं,
      padhai nahi kaam nahi man, himmat nahi hoti, haar gaya, thak gaya, thak gayi, thak gaya hu, zindagi se thak, pareshan udas,
      weight kam bhukh, bhookh kam, भूख कम, bhookh mar, khud ko bekar, bekar samajhna, guilty, guilt, apne aap ko dosh, khud ko dosh,
      self blame, failure feel, loser, akele rehta, akela rehta, akele rehna, akele baithna, alag rehta, kat gaya sabse,
      baahar nahi nikalta, ghar se nahi nikalta, kisi se milna nahi, milna julna band, chup ho gaya, chup ho gayi, chup chap,
      gumsum rehna, dysthymia, dukh, mayoos, मायूस, udasi kaise door, khush kaise rahe, khush kaise, kaam jaane ka man nahi,
      office jaane man nahi, kahin jaane man nahi, karne ka man nahi, thakan kamzori, kamzori thakan, bina wajah rona,
      bina wajah udas
    `),
  },
  {
    pages: ['/depression', '/psychiatry'],
    means: 'depression birth baby',
    spoken: lines(`
      delivery udas, delivery rona, delivery ke baad udas, delivery baad, delivery ke baad, bacha hone baad, bacha hone ke baad,
      baby ke baad, janm baad, prasav, प्रसव के बाद, डिलीवरी के बाद, डिलीवरी के बाद उदासी, ਡਿਲੀਵਰੀ ਤੋਂ ਬਾਅਦ, postpartum,
      post partum depression, postnatal, after birth, after delivery, after baby, new mother, new mom, nayi maa, jaccha, sutak,
      baby blues, garbh tanav, pregnancy depression, pregnancy udas, pregnant sad, baby mood, bachche ke janm ke baad,
      बच्चा होने के बाद, बच्चे के जन्म के बाद, नई माँ, ਬੱਚਾ ਹੋਣ ਤੋਂ ਬਾਅਦ, bacha hon ton baad, post delivery, post natal,
      new born mother sad, delivery depression, bachche se lagav nahi, baby bonding
    `),
  },
  {
    pages: ['/psychiatry', '/depression'],
    means: 'pregnancy medicine',
    spoken: lines(`
      pregnancy, pregnant, garbh, garbhavati, गर्भवती, गर्भावस्था, ਗਰਭਵਤੀ, pregnancy medicine, pregnancy dawai, pregnant dawa,
      breastfeeding, breast feeding medicine, doodh pilana dawai, pet se hai dawai, planning baby medicine, pregnancy anxiety,
      pregnancy tension, गर्भ में दवा
    `),
  },
  {
    pages: ['/bipolar-disorder'],
    means: 'bipolar mania',
    spoken: lines(`
      baipolar, bipolar, बाइपोलर, ਬਾਈਪੋਲਰ, kabhi khush kabhi udas, kabhi khush kabhi gham, khush udas, मूड बदलता, कभी खुश कभी उदास,
      mood swing, mood badalna, mood change, bahut zyada bolna, bahut bolta, ज़्यादा बोलना, tezi, tej, badi badi baatein,
      बड़ी बड़ी बातें, fizul kharchi, paisa udana, pese udana, paise udata, high energy, no need sleep, mania, manic, lithium, unmad,
      उन्माद, neend bina energy, paise uda, paisa udata, bahut kharcha karta, fizool kharcha, shopping bahut, bahut khush,
      kabhi high kabhi low, high low mood, mood kabhi accha kabhi kharab, kabhi gussa kabhi pyar, kabhi hasna kabhi rona,
      kabhi hasta kabhi rota, कभी हँसना कभी रोना, कभी ख़ुश, bade bade plan, badi badi baat, khud ko bhagwan, khud ko raja,
      bhagwan samajhta, neend nahi energy, sota nahi bolta rehta, bolta rehta, bolta hi rehta, chup nahi hota, बोलता रहता,
      nonstop bolna, ਕਦੇ ਖੁਸ਼ ਕਦੇ ਉਦਾਸ, kade khush kade udas, over excited, ati utsah, manic depression, mood stabilizer,
      mood stabiliser, lithium test
    `),
  },
  {
    pages: ['/individual-counselling', '/depression'],
    means: 'counselling loss breakup',
    spoken: lines(`
      breakup, break up, dil toot gaya, dil toota, दिल टूट, pyar dhokha, dhokha, girlfriend, boyfriend, gf, bf, chhod gayi, pyar,
      love failure, love problem, ishq, gham, gam, death in family, death of husband, pati ki maut, maut, maut sadma, sadma, सदमा,
      मौत का ग़म, grief, grieving, mother died, father died, papa guzar, guzar gaye, mata pita chal base, lost my, mourning,
      bereavement, yaad aati, chhod diya ladki, ladki ne chhod, ladke ne chhod, uski yaad, ex, move on, bhula nahi pata,
      one sided love, dil tutna, ਦਿਲ ਟੁੱਟ, papa ki death, death, died, mar gaye, guzar gayi, dehant, देहांत, गुज़र गए, beta guzar,
      bachche ki maut, pati guzar, husband died, wife died, loss of parent, miscarriage, garbhpaat dukh, pet died
    `),
  },
  // Worry, fear and stress
  {
    pages: ['/check/worry'],
    means: 'worry test',
    spoken: lines(`
      ghabrahat test, gabrahat test, chinta test, घबराहट टेस्ट, घबराहट की जाँच, anxiety test, anxiety check, worry test, gad7, gad 7,
      anxiety self test, online anxiety test, anxiety quiz, anxiety score, ਘਬਰਾਹਟ ਟੈਸਟ
    `),
  },
  {
    pages: ['/anxiety'],
    means: 'anxiety panic',
    spoken: lines(`
      ghabrahat, gabrahat, ghabrat, bechaini, घबराहट, बेचैनी, ਘਬਰਾਹਟ, ਬੇਚੈਨੀ, anxiety, anxious, nervous, panic, panic attack,
      पैनिक अटैक, ghabra jata, ghabrana, dil ghabrana, jee ghabrana, जी घबराना, दिल घबराना, dil dhadkna, dhadkan, dhadkan tez,
      dil tez, धड़कन तेज़, दिल की धड़कन, heart beat fast, heart racing, palpitation, paseena, pasina aata, पसीना, saans phulna,
      saans nahi aati, dam ghutna, साँस फूलना, दम घुटना, ਸਾਹ, breathless, chest tight, heart attack jaisa, haath paon thande,
      kaampna, kampna, haath kampna, haath kaampte, hand shaking, shaking hands, hands shake, trembling, tremor, हाथ काँपना,
      हाथ काँपते, ਹੱਥ ਕੰਬਦੇ, kambna, hath kambde, restless, chain nahi, chakkar ghabrahat, saans atakna, saans rukna dar, saans nahi,
      दम फूलना, dam phulna, gala sukhna, gale mein kuch, gala bhar, seene mein dard, chhati mein dard tension, heart attack dar,
      lagta heart attack, dhak dhak, dhukdhuki, धुकधुकी, dil baithna, dil baitha, दिल बैठ, haath pair kaampna, हाथ पैर काँपना,
      हाथ पैर काँपते, haath pair thande, haath pair sunn, jhunjhuni, pet mein gadbad tension, pet mein titli, chakkar,
      bar bar chakkar, ghabrahat raat, ghabrahat dawai, ਘਬਰਾਉਂਦਾ, ਦਿਲ ਘਬਰਾਉਂਦਾ, dil ghabranda, ਧੜਕਣ, ਸਾਹ ਫੁੱਲਣਾ, saah fullna,
      shaking, shivering, jittery, uneasy, unease, tense, nervousness, anxiety attack, anxiety medicine, chinta rog, bechain,
      ਹੱਥ ਕੰਬਣਾ, ungliyan kaampna, sharir kaampna, hand tremor, tremors, ghutan, घुटन, ਘੁਟਣ, saans ghutna, suffocation,
      bp badhna ghabrahat
    `),
  },
  {
    pages: ['/anxiety'],
    means: 'anxiety worry fear',
    spoken: lines(`
      chinta, fikar, dar, चिंता, फ़िक्र, डर, ਡਰ, ਚਿੰਤਾ, darr lagda, dar lagta, डर लगता, fear, afraid, scared, worry, worried,
      worrying, phobia, fobia, फोबिया, lift dar, unchai dar, andhera dar, akele dar, bheed dar, stage fear, stage dar,
      bheed ghabrahat, crowd fear, bimari dar, health anxiety, marne dar, maut dar, fear of death, public speaking, interview fear,
      mujhe dar lagta, public bolna, public mein bolne dar, stage par bolna, sabke saamne bolna, log kya kahenge, darr, dara hua,
      dara rehta, sehma, sehma rehta, सहमा, डरा हुआ, anhoni, अनहोनी, kuch bura hoga, bura khayal dar, galat hone dar, accident dar,
      gaadi chalane dar, driving fear, flight dar, injection dar, paani dar, kutte dar, kabootar dar, chhipkali dar, band jagah dar,
      claustrophobia, height fear, fear of heights, fear of dark, fear of dying, fear of driving, social fear, ਡਰ ਲੱਗਦਾ, ਫ਼ਿਕਰ, fikr,
      chinta rehti, chinta bahut, har baat chinta, bachon ki chinta, future tension, bhavishya chinta, cancer dar, akela bahar nahi,
      akele bahar, ghar bahar nahi, akele bahar jaana, bahar jaane dar, agoraphobia
    `),
  },
  {
    pages: ['/cbt', '/anxiety'],
    means: 'negative thoughts overthinking',
    spoken: lines(`
      zyada sochna, bahut sochna, sochte rehna, सोचते रहना, ज़्यादा सोचना, overthinking, over thinking, think too much,
      dimag mein vichar, vichar band nahi, negative soch, negative thoughts, negative thinking, ulti soch, nakaratmak,
      नकारात्मक विचार, सोच बदलना, galat khayal, ਸੋਚਾਂ, soch soch, thoughts not stopping, sochta rehta, sochti rehti, bahut soch,
      zyada soch, soch band nahi, dimag chalta, dimag chalta rehta, dimag nahi rukta, dimag band nahi, mind racing, racing thoughts,
      bekar khayal, ulte khayal, galat soch, man mein vichar, mann nahi rukta, ਸੋਚਦਾ ਰਹਿੰਦਾ, ਸੋਚ
    `),
  },
  {
    pages: ['/stress-management', '/anxiety'],
    means: 'stress',
    spoken: lines(`
      tension, tanav, तनाव, टेंशन, ਟੈਨਸ਼ਨ, ਤਣਾਅ, stress, stressed, depression tension, office tension, job tension, naukri tension,
      kaam ka dabav, dabav, pressure, office pressure, work stress, job stress, job loss, naukri chali, burnout, burn out, kaam bojh,
      karz, karza tension, karz tension, paise ki tension, loan tension, business loss, ghar tension, parivar tension, ghar kalesh,
      kalesh, gharelu kalesh, saas bahu, sasural, ससुराल, mental pressure, dimag thak, dimag garam, mind relax, peace of mind,
      mann shanti, मन शांति, work life balance, bp tension, office, boss, boss pareshan, office problem, office pareshan,
      kaam ka stress, kaam zyada, duty stress, overtime, police duty, business tension, dukan tension, karobar, nuksan business,
      udhaar, qarz, loan, paiso ki tension, paise ki dikkat, garibi, berozgar, unemployed, job nahi, naukri nahi, job chali gayi,
      fired, layoff, ghar ka mahaul, zameen jhagda, court case tension, court case, mukadma, bimar maa ki dekhbhal, caregiver stress,
      tension kaise kam, tension door, tension free, stress kaise kam, stress relief, dabaav, दबाव, ਦਬਾਅ, ਕੰਮ ਦਾ ਬੋਝ, kamm da bojh,
      bojh kaam, responsibility, zimmedari, thakaan dimag, mind fresh, mind heavy, dimag bhari, dimag fatna, hypertension stress,
      saas pareshan, bahu pareshan
    `),
  },
  {
    pages: ['/stress-management', '/anxiety'],
    means: 'exam stress',
    spoken: lines(`
      exam tension, exam stress, exam dar, exam fear, exam, exam anxiety, exam pressure, paper tension, paper dar, pariksha,
      pariksha dar, परीक्षा, परीक्षा का डर, परीक्षा तनाव, पेपर का डर, ਪੇਪਰ, ਪੇਪਰਾਂ ਦੀ ਟੈਨਸ਼ਨ, board exam, boards pressure,
      result tension, result dar, marks kam, fail, fail hone dar, fail ho gaya, neet, upsc, coaching pressure, kota, padhai tension,
      padhai pressure, study stress, study pressure, पढ़ाई का दबाव, college tension, hostel, paper kharab, paper ki tension,
      paper ka dar, exam ghabrahat, exam ke time, 12th pressure, 10th pressure, board pressure, board tension, result kharab,
      number kam, kam number, marks, percentage, topper, student stress, students, mbbs, competition, competitive exam, coaching,
      hostel akela, hostel tension, ragging college, college man nahi, padhai ka bojh, syllabus, yaad nahi hota exam, blank exam,
      exam blank, pass nahi, fail kar gaya, re exam, supply, backlog, back lag gayi, ਪੇਪਰ ਤੋਂ ਡਰ, ਪੜ੍ਹਾਈ ਦੀ ਟੈਨਸ਼ਨ, ਇਮਤਿਹਾਨ, imtihan,
      एग्ज़ाम, एग्जाम, एग्जाम की टेंशन, पढ़ाई की टेंशन, padhai ki tension, पेपर की टेंशन
    `),
  },
  {
    pages: ['/relaxation-therapy'],
    means: 'relaxation breathing',
    spoken: lines(`
      saans exercise, breathing exercise, saans vyayam, साँस का व्यायाम, pranayam, yoga, yog, योग, meditation, dhyan lagana, relax,
      relaxation, mann shant karna, shant kaise, deep breathing, calm down, mindfulness, jpmr, shavasana, body relax, saans lena,
      saans lene ka tarika, saans tarika, yoga classes, meditation kaise, dhyan karna, ध्यान लगाना, mann shant, dimag shant,
      dimag thanda, दिमाग शांत, शांत कैसे, ਮਨ ਸ਼ਾਂਤ, ਯੋਗਾ, stretching, music therapy, relax kaise, body tension, muscle relaxation,
      anulom vilom, biofeedback, neurofeedback, guided imagery
    `),
  },
  {
    pages: ['/social-skills-training', '/anxiety'],
    means: 'social shy',
    spoken: lines(`
      sharam, sharm, शर्म, ਸ਼ਰਮ, sharmila, sharmata, शर्मीला, shy, logon sharam, log baat sharam, logon se baat dar,
      baat karne sharam, log dar, log ghabrahat, लोगों से बात, लोगों से डर, jhijhak, jhijak, झिझक, dost nahi, friends nahi,
      no friends, dost banana, make friends, ghulna milna nahi, mix nahi, introvert, confidence, confidence kam, self confidence,
      aatmvishwas, आत्मविश्वास, social anxiety, social skills, communication skill, personality development, logon ke saamne,
      log ke saamne bolna, baat karne mein dar, baat karne sharm, ladkiyon se baat, ladki se baat karne dar, party jaane dar,
      function mein nahi jata, rishtedaron se, mehmaan se, log milne dar, milne julne dar, nazar nahi milata, aankh mila kar, akward,
      awkward, dost nahi bante, koi dost nahi, no friend, cant make friends, bolne mein sharm, confidence nahi, confidence badhana,
      khud par bharosa, khud bharosa nahi, bharosa nahi, low confidence, low self esteem, self esteem, heen bhavna, हीन भावना,
      inferiority, आत्मविश्वास की कमी, ਆਤਮ ਵਿਸ਼ਵਾਸ, ਸ਼ਰਮਾਉਂਦਾ, ਸ਼ਰਮੀਲਾ, sangda, interview, interview dar, interview ghabrahat,
      group discussion
    `),
  },
  {
    pages: ['/mental-health-children', '/social-skills-training'],
    means: 'speech stammer',
    spoken: lines(`
      haklana, haklata, haklahat, हकलाना, हकलाता, हकलाहट, ਹਕਲਾਉਂਦਾ, thathlana, ਥਥਲਾਉਣਾ, stammer, stammering, stutter, stuttering,
      atak kar bolta, atakna, tutlana, totla, tutla, तुतलाना, tutlata, speech therapy, speech therapist, speech problem,
      saaf nahi bolta, bolne mein atakna, speech, bolte atak, atak atak, bolne rukna, zubaan atakna, ruk ruk kar bolta,
      रुक रुक कर बोलना, अटक कर बोलता, साफ़ नहीं बोलता, ਅਟਕ ਕੇ ਬੋਲਦਾ, hakla, haklapan, हकलापन, haklane ka ilaj, lisp
    `),
  },
  // Thoughts, voices and suspicion
  {
    pages: ['/ocd'],
    means: 'obsession compulsion',
    spoken: lines(`
      vehem, wehem, veham, vahem, vaham, वहम, वहम की बीमारी, ਵਹਿਮ, baar haath dhona, haath dhona, baar dhona, hath dhota, हाथ धोना,
      ਹੱਥ ਧੋਣਾ, hand wash, washing hands, baar check, baar tala check, taala check, ताला चेक, lock check, gas check, baar baar check,
      checking again, safai bimari, safai zyada, safai ki bimari, सफ़ाई की बीमारी, gandagi dar, germs, dirty feeling, chhuachhoot,
      naha nahana baar, ginti, counting, gande vichar, gande khayal, गंदे विचार, bure vichar, unwanted thoughts, intrusive,
      ek hi baat baar, ek hi baat dimag, bar bar wahi, baar vichar, बार बार विचार, repeated thoughts, ocd, o c d, ओसीडी, ਓਸੀਡੀ,
      cleaning, baar baar safai, bar bar safai, बार बार सफ़ाई, बार बार हाथ, बार बार ताला, gas band check, gas check baar,
      darwaza check, door check, switch check, baar baar dekhna, baar baar poochna, बार बार पूछना, baar baar nahana, ghanton nahana,
      ghante nahana, ghanto bathroom, toilet ghante, नहाने में घंटों, cheezein seedhi rakhna, symmetry, line mein rakhna,
      shak ki gas khuli, chhoona nahi, haath gande lagna, kitanu, keetanu, infection dar, napak, apavitra, ashudh,
      bhagwan ke bare gande, bhagwan gande vichar, god bad thoughts, bad thoughts about god, sexual thoughts unwanted,
      kisi ko maar dunga vichar, aise vichar aate, vichar baar aate, bure khayal, hoarding, kabaad jama, ਬਾਰ ਬਾਰ ਹੱਥ ਧੋਣਾ,
      vaar vaar hath dhonda, ਵਾਰ ਵਾਰ, repeated checking, repeated washing, perfectionist, vehem bimari, wehem bimari, वहम बीमारी,
      dimag ek hi baat, dimag ek baat, gande khayal mandir, mandir vichar, pooja vichar, puja karte gande, dimag baat ghoomna,
      dimag mein baat ghoomti, baat ghoomti rehti, baar vichar aana, vichar, विचार, ख़याल, khayal, haath dho, dho dho,
      haath zakhm dhona
    `),
  },
  {
    pages: ['/ocd', '/schizophrenia'],
    means: 'obsession suspicion',
    spoken: lines(`
      papa vehem, shak vehem, vehem shak, shak ki bimari
    `),
  },
  {
    pages: ['/schizophrenia', '/psychiatry'],
    means: 'voices suspicion hallucination delusion',
    spoken: lines(`
      shak, शक, ਸ਼ੱਕ, shak karna, sab par shak, biwi par shak, patni par shak, pati shak, pati par shak karta, suspicion, suspicious,
      doubt on wife, awaaz, awaazein, awaz sunna, awaazein sunna, awaz sunai, आवाज़ें सुनना, आवाज़ें, आवाज़ सुनाई, ਆਵਾਜ਼ਾਂ,
      ਆਵਾਜ਼ਾਂ ਸੁਣਦੀਆਂ, kaan awaaz, kaano mein awaz, kaan mein koi bolta, hearing voices, voices, hears things, sees things,
      cheezein dikhna, dikhai dena, चीज़ें दिखना, akele bolna, akele baat, khud se baat, khud baat, khud se bolna, apne aap hasna,
      akele hasna, khud hasna, अपने आप हँसना, अकेले में बात, खुद से बातें, ਆਪਣੇ ਆਪ ਗੱਲਾਂ, talks to himself, talking to self,
      laughs alone, bhoot, bhoot chadhna, bhoot pret, pret, bhut, भूत, भूत प्रेत, ਭੂਤ, chudail, jinn, jinnat, saya, bhoot ka saya,
      upri hawa, opri hawa, ऊपरी हवा, opri, ਓਪਰੀ, kasar, ਕਸਰ, ਓਪਰੀ ਕਸਰ, mata aana, devi aana, maata aa gayi, देवी आना, jadu, jaadu,
      जादू, jadu tona, jaadu tona, tona totka, टोना, kala jadu, kuch karwa diya, kiya karaya, black magic, possession, possessed,
      spirit, spirits, ghost, tantrik, तांत्रिक, baba ji jhaad phoonk, jhad phook, झाड़ फूँक, mata chowki, nazar lagna, evil eye,
      nazar, padosi jadu, log dushman, dushman, koi maarna chahta, zeher dete, log peeche, log meri baat, spying, cia, camera lagaya,
      people follow me, people against me, delusion, hallucination, psychosis, psychotic, paranoid, schizo, सिज़ोफ्रेनिया,
      ਸਕਿਜ਼ੋਫਰੀਨੀਆ, ulti seedhi baatein, ulti sidhi, behki baatein, बहकी बहकी बातें, नहाता नहीं, nahata nahi, not bathing,
      kapde phadna, log mere baare, log baat karte mere, log baatein banate, peecha karna, peecha kar raha, koi peecha karta,
      koi peecha, पीछा, कोई पीछा करता, peeche lage, koi dekh raha, koi mujhe dekhta, koi maar dega, maar denge, jaan ka khatra,
      zeher milaya, khane mein zeher, khane mein kuch milaya, khane mein kuch mila, khane jadu, kaan mein aawaz, kaan awaz aana,
      कान में आवाज़, कान में आवाज, ਕੰਨਾਂ ਵਿੱਚ ਆਵਾਜ਼, kanna vich awaz, aawaz aati, awaz aati, awaaz aana, koi bulata, ajeeb awaz,
      ajeeb baatein, ajeeb harkatein, अजीब बातें, अजीब हरकतें, hawa mein baat, deewar se baat, akele hansna, अकेले हँसना,
      अकेले बोलता, khud se bolta, khud se hasna, apne aap bolna, अपने आप बोलना, apne aap muskurana, ਆਪਣੇ ਆਪ ਹੱਸਣਾ, ਆਪਣੇ ਆਪ ਬੋਲਦਾ,
      aapne aap gallan, aatma, आत्मा, pret aatma, pretatma, saya hai, कोई साया, bhoot aana, भूत आना, भूत चढ़ गया, bhoot utarna,
      bhoot utaarna, ਭੂਤ ਚੜ੍ਹ, bhoot dikhna, भूत दिखना, mata ka aana, mata ji aana, माता आना, ਮਾਤਾ ਆਉਂਦੀ, devta aana, peer baba,
      dargah, mazar, ojha, ओझा, baba ke paas, jhaada, jhada, झाड़ा, totka, kisi ne kuch khila diya, kuch khila diya, kisi ki nazar,
      नज़र लग, ਨਜ਼ਰ ਲੱਗ, ਜਾਦੂ ਟੂਣਾ, tuna, voodoo, wife character shak, patni charitra shak, charitra shak, affair shak, phone hack,
      radio signal, chip lagayi, mind control, thoughts being read, dimag padh lete, man ki baat jaan lete, ganda rehta,
      safai nahi rakhta, ghar se nikal jata, sadak par ghoomta, bhatakta, ghoomta rehta, sab khilaf, log khilaf, mere khilaf, khilaf,
      sazish, साज़िश, खिलाफ़, ਖ਼ਿਲਾਫ਼, jasoosi, jasoos
    `),
  },
  {
    pages: ['/psychiatry', '/psychiatric-care'],
    means: 'mental illness',
    spoken: lines(`
      pagal, pagalpan, पागल, पागलपन, ਪਾਗਲ, dimag, dimaag, दिमाग, ਦਿਮਾਗ, dimagi bimari, dimag kharab, dimag ki bimari,
      दिमाग की बीमारी, दिमागी हालत, dimag ka doctor, दिमाग का डॉक्टर, mental, mental illness, mental problem, mental bimari, mansik,
      mansik rog, mansik bimari, मानसिक रोग, मानसिक बीमारी, ਮਾਨਸਿਕ, manorog, मनोरोग, man ki bimari, मन की बीमारी, man ka doctor,
      psychiatrist, psychiatry, sikayatrist, saikatrist, psychitrist, psychaitrist, साइकेट्रिस्ट, मनोचिकित्सक, मनोरोग विशेषज्ञ,
      psychiatrist psychologist fark, psychologist psychiatrist difference, psychologist or psychiatrist, mental hospital,
      mental health, nervous breakdown, ajeeb harkat, strange behaviour, behaviour change, behavior changed, badal gaya, hosh nahi,
      neuro problem, nas ki bimari, second opinion, psychiatric medicine, mansik dawai, dawai chhodna, dawai band, medicine stop,
      stop medicine, stop taking medicine, medicine how long, side effect, side effects, dawai side effect, साइड इफ़ेक्ट, दवा का असर,
      dawai nuksan, dawai ki aadat, medicine addictive, dawa lifelong, antidepressant, escitalopram, sertraline, clonazepam,
      olanzapine, risperidone, mental treatment, ठीक हो जाएगा, can it be cured, cure, cured, elaaj sambhav, trauma, ptsd,
      accident sadma, haadsa, flashback, abuse, eating disorder, anorexia, bulimia, khana ulti, mota hone dar, vajan dar, khana nahi,
      khana nahi khata, khana chhod, खाना नहीं, खाना नहीं खाता, ਰੋਟੀ ਨਹੀਂ ਖਾਂਦਾ, roti nahi khata, roti nahi khanda, not eating,
      does not eat, doesnt eat, refuses food, khana peena band, overeating, binge eating, body pain no reason, conversion, hysteria,
      हिस्टीरिया, ect, shock therapy, bijli jhatka ilaj, electric shock, personality disorder, gender, lgbt, gay, transgender,
      homosexual, samlaingik, nafsiyati, dimagi, dimagi dikkat, dimagi doctor, dimagi problem, dimag hil, dimag kaam nahi,
      dimag kaam nahi karta, दिमाग काम नहीं, dimag chal gaya, dimag ghoom, ਦਿਮਾਗੀ ਬਿਮਾਰੀ, ਦਿਮਾਗ ਦਾ ਡਾਕਟਰ, ਮਨੋਰੋਗ, ਮਨੋਚਿਕਿਤਸਕ,
      psych doctor, psych, shrink, mind doctor, mind specialist, mental doctor, mental clinic, mind problem, mental disorder,
      mental patient, mental case, मेंटल, मेंटल हॉस्पिटल, मानसिक अस्पताल, मानसिक परेशानी, mansik pareshani, mansik tanav doctor,
      mansik santulan, manasik, dawai chhod, dawa chhodna, dawai band karna, dawa band, दवा छोड़, दवाई छोड़ना, दवा बंद, ਦਵਾਈ ਛੱਡਣੀ,
      ਦਵਾਈ ਬੰਦ, dawai kam karna, dose, dose kam, dose miss, missed dose, missed tablet, dawai bhool, dawai kab tak khani,
      kab tak dawai, zindagi bhar dawai, umar bhar dawai, जिंदगी भर दवा, ਸਾਰੀ ਉਮਰ ਦਵਾਈ, dawai ki lat, dawai se motapa,
      weight gain medicine, dawai se wajan, wajan badhna dawai, dawai side, दवा से नुकसान, दवा के नुकसान, dawa ke nuksan,
      neend ki goli nuksan nahi, medicine safe, are medicines safe, is it curable, curable, permanent cure, ilaj sambhav,
      ilaj ho sakta, kitne din mein theek, theek hone mein kitna, recovery time, khana band, khana peena chhod, khati nahi,
      khana khana nahi, kuch nahi khata, kuch nahi khati, kuch khata nahi, खाना पीना छोड़, कुछ नहीं खाती, ਖਾਣਾ ਨਹੀਂ ਖਾਂਦੀ, ਰੋਟੀ ਨਹੀਂ,
      patla hona, motapa dar, dieting, diet nahi, ulti karke, weight kam, vajan kam, वज़न कम, mirror, shakal pasand nahi, body image,
      wajah bina dard, badan dard, body pain, sharir dard, har jagah dard, gas tension, dora hysteria, bachpan mein,
      bachpan ka sadma, rape, balatkar, chhed chhad, molest, sexual abuse, accident ke baad, durghatna, hadsa, fauji, army,
      ptsd treatment, ajeeb, achanak badal, swabhav badal, nature badal gaya, hosh mein nahi, kisi ko pehchaan nahi,
      depression anxiety doctor, ladka ladki identity, married gay, ektarfa, self talk
    `),
  },
  {
    pages: ['/psychiatry', '/psychiatric-care'],
    means: 'memory old age',
    spoken: lines(`
      bhoolna, bhulna, bhool jana, bhool jati, bhul jata, bhulakkad, bhulne bimari, bhoolne ki bimari, भूलना, भूल जाना,
      भूलने की बीमारी, भूल जाते, भूल जाती, ਭੁੱਲ ਜਾਂਦਾ, ਭੁੱਲਣ ਦੀ ਬਿਮਾਰੀ, yaad nahi, yaad nahi rehta, yaad nahi rahta, याद नहीं,
      याद नहीं रहता, ਯਾਦ ਨਹੀਂ, yaaddasht, yaddasht, याददाश्त, ਯਾਦਦਾਸ਼ਤ, yaadash, memory, memory loss, memory problem, memory weak,
      memory test, forget, forgets, forgetting, forgetful, forgetfulness, dementia, dimentia, डिमेंशिया, alzheimer, alzheimers,
      alzimer, अल्ज़ाइमर, ghar rasta bhool, raasta bhool jana, naam bhool, log pehchanna nahi, pehchante nahi, नहीं पहचानते,
      pehchan nahi, budhapa, buzurg, bujurg, बुज़ुर्ग, बुढ़ापा, ਬਜ਼ੁਰਗ, old age, elderly, senior citizen, geriatric, old father,
      old mother, dada, dadi, nana ji, नानी, दादी, दादा, dadi bhool, dada bhool, satthiyana, sathiya gaye, parkinson,
      yaaddasht kamzor, yaad kamzor, memory kamzor, dimag kamzor, याददाश्त कमज़ोर, याददाश्त की कमी, ਯਾਦਦਾਸ਼ਤ ਕਮਜ਼ੋਰ, bhool,
      bhool gaya, bhool rahe, bhool jate, sab bhool, naam yaad nahi, rasta bhool, रास्ता भूल, ghar ka rasta, bhulakkadpan, smriti,
      स्मृति, smriti lop, papa bhool, mummy bhool, maa bhool, nani bhool, ek baat baar poochna, ek hi baat poochta, ek hi sawal,
      wahi baat dohrana, baatein dohrana, din raat pata nahi, bedroom bhool, khana bhool, khana kha kar bhool, chabi bhool,
      cheezein bhool, cheez rakh kar bhool, budhe, बूढ़े, बूढ़ी, budhi maa, budhe maa baap, buzurg ka ilaj, buzurgon, बुज़ुर्गों,
      senior citizens, old people, old parents, aged, old man, sathiyana, सठिया, confused, confusion, bhram, delirium,
      hallucination old, amnesia, mci, memory clinic, memory doctor, short term memory, yaad rakhna mushkil
    `),
  },
  // Headache
  {
    pages: ['/headache-clinic', '/tension-headache'],
    means: 'headache',
    spoken: lines(`
      sar dard, sir dard, sardard, sirdard, sir peed, sar pir, सिरदर्द, सिर दर्द, सर दर्द, सिर में दर्द, ਸਿਰ ਦਰਦ, ਸਿਰ ਪੀੜ, headache,
      head pain, sar bhari, sir bhari, sar fatna, sir phatna, सिर फटना, सिर भारी, mathe dard, मत्थे दर्द, sar dard goli roz,
      painkiller headache, painkiller roz, head heavy, sir, sir dukhna, sar dukhna, sir dukhda, sir fatda, सर दुखता, सिर दुखता,
      सर भारी, ਸਿਰ ਭਾਰਾ, ਸਿਰ ਦੁਖਦਾ, sar mein dard, sir mein dard, sir vich dard, sir vich peed, sar dard ki dawa, sar dard ka ilaj,
      roz sar dard, rozana sar dard, purana sar dard, subah sar dard, head hurts, head ache, headaches, daily headache,
      chronic headache, severe headache, cluster, aankhon mein dard sar, kanpatti, kanpati dard, mathe mein dard, माथे में दर्द,
      sir ke peeche dard, sir bhari pan, sar bhari pan, चक्कर सिरदर्द, dard ki goli roz, dard ki goli zyada
    `),
  },
  {
    pages: ['/migraine', '/headache-clinic'],
    means: 'migraine',
    spoken: lines(`
      adha sir dard, adha sar dard, aadhe sir dard, adhasisi, adhkapari, आधे सिर का दर्द, आधे सिर में दर्द, आधा सिर दर्द, आधासीसी,
      ਅੱਧੇ ਸਿਰ ਦਾ ਦਰਦ, adhe sir peed, migraine, माइग्रेन, ਮਾਈਗ੍ਰੇਨ, sar dard ulti, sir dard ulti, सिरदर्द उल्टी, one side headache,
      half head pain, roshni sar dard, roshni chubhna, aankh ke peeche dard, migren, aura, zigzag, aankh aage andhera sar dard,
      aankhon ke aage, aankhon aage chamak, light headache, light hurts, noise headache, ulti sar dard, ek taraf sir, ek taraf dard,
      एक तरफ सिर, ek side sar, ek side dard, one side head, ਇੱਕ ਪਾਸੇ ਸਿਰ, ek paase sir, maigren, mygrain, mirgain, migrain,
      period migraine, migraine dawai, migraine injection, kanpatti dhadakna
    `),
  },
  {
    pages: ['/tension-headache', '/headache-clinic'],
    means: 'tension headache',
    spoken: lines(`
      tension sar dard, tension sir dard, tension headache, टेंशन सिरदर्द, टेंशन सिर दर्द, gardan sar dard, stress headache,
      band jaisa dard, pressure headache
    `),
  },
  // Fits
  {
    pages: ['/epilepsy-clinic', '/seizure'],
    means: 'epilepsy',
    spoken: lines(`
      mirgi, mirghi, मिर्गी, मिरगी, ਮਿਰਗੀ, epilepsy, epilepsi, एपिलेप्सी, mirgi doctor, mirgi dawai, mirgi shadi, neurologist,
      neurology, न्यूरोलॉजिस्ट, eeg, eptoin, valproate, levetiracetam, mirgi ka ilaj, mirgi khana, mirgi dawa, mirgi pregnancy,
      mirgi gaadi, mirgi licence, epileptic, epilepsy medicine, epilepsy treatment, epilepsy driving, neuro, neuro doctor,
      neurophysician, nas doctor, naso ka doctor, नसों का डॉक्टर, ਨਸਾਂ ਦਾ ਡਾਕਟਰ, brain doctor, brain specialist
    `),
  },
  {
    pages: ['/seizure', '/epilepsy-clinic'],
    means: 'seizure fit',
    spoken: lines(`
      daura, daure, jhatke, दौरा, दौरे, झटके, ਦੌਰਾ, ਦੌਰੇ, ਝਟਕੇ, mirgi daura, daura padna, दौरा पड़ना, seizure, fits, fit aana,
      fits aana, convulsion, jhatke aana, muh jhaag, munh se jhaag, मुँह से झाग, behosh, behoshi, behosh ho jata, बेहोश, बेहोशी,
      ਬੇਹੋਸ਼, faint, fainting, unconscious, daant bhinch, hosh khona, akad jana, shareer akadna, joota sunghana, foam mouth,
      mouth foam, froth, tongue bite, jeebh katna, जीभ कटना, jhaag, झाग, ਝੱਗ, girna behosh, gir jata, gir gaya behosh, achanak girna,
      अचानक गिर, achanak behosh, hath pair akadna, haath pair akad, अकड़ना, jhatka, jhatke lagna, body jerk, jerking, jerks,
      blank stare, ghoorta rehta, seizures, fit, first aid fit, fits first aid, daura aane par, daure mein kya kare,
      दौरे में क्या करें, ਦੌਰਾ ਪਵੇ, chamdi sunghana, pyaaz sunghana, bukhar mein jhatke, febrile seizure
    `),
  },
  {
    pages: ['/tools/fit-timer', '/seizure'],
    means: 'fit timer',
    spoken: lines(`
      daura timer, mirgi timer, fit timer, seizure timer, daura kitni der, fit how long
    `),
  },
  // Alcohol, drugs and tobacco
  {
    pages: ['/deaddiction', '/De-addictionProgramme'],
    means: 'substance dependence',
    spoken: lines(`
      nasha, nashe, नशा, नशे, ਨਸ਼ਾ, ਨਸ਼ੇ, nasha chudana, nasha chhodna, nasha chhadna, nasha chhadauna, nashe ki lat, nashe ki aadat,
      nashe ka ilaj, नशा छुड़ाना, नशा छोड़ना, ਨਸ਼ਾ ਛੁਡਾਊ, ਨਸ਼ਾ ਛੱਡਣਾ, nashedi, नशेड़ी, lat, लत, ਲਤ, addiction, addicted, addict,
      drugs, drug, ड्रग्स, drug problem, beta nasha karta, son takes drugs, substance abuse, chitta, chitta chudana, afeem, bhukki,
      ganja, charas, bhang, weed, cannabis, smack, heroin, cocaine, doda, posta, चिट्टा, अफ़ीम, भुक्की, गाँजा, चरस, भाँग, स्मैक,
      ਚਿੱਟਾ, ਅਫ਼ੀਮ, ਭੁੱਕੀ, chitta peena, injection nasha, teeka nasha, solution sunghna, iodex, whitener, fluid sunghna,
      capsule nasha, goli nasha, nashe ki goli, tramadol, pregabalin, signature capsule, cough syrup nasha, syrup nasha, corex,
      cigarette, cigarette chhodna, bidi, beedi, sutta, smoking, smoking chhodna, quit smoking, smoke, vape, tambaku, tobacco,
      gutkha, gutka, khaini, zarda, pan masala, सिगरेट, बीड़ी, तंबाकू, गुटखा, सिगरेट छोड़ना, तंबाकू छोड़ना, ਤੰਬਾਕੂ, ਬੀੜੀ, ਸਿਗਰਟ,
      nicotine, dhumrapan, धूम्रपान, nasha karna, nasha karta, nasha karda, नशा करता, ਨਸ਼ਾ ਕਰਦਾ, nasha kaise chhode,
      nasha kaise chhudaye, नशा कैसे, ਨਸ਼ਾ ਕਿਵੇਂ, nasha chhut, nasha dawa, nashe ki dawa, nashe wala, beta nashe, ladka nasha,
      pati nasha, nashe mein, नशे में, nashe ki sui, nashe ka injection, नशे की सुई, sui lagana, सुई, teeke lagana, tika lagda, gard,
      brown sugar, mdma, ecstasy, lsd, party drugs, ice drug, opium, afim, afeem chhodna, poppy, dode, ganja peena, ganja peeta,
      charas peeta, bhaang, joint, hash, malana, hookah, hukka, hukkah, e cigarette, cigarettes, cigrate, cigrette, cigaret,
      cigarette kaise, beedi chhodna, tambaku kaise, tambaku chhodna, tambaku chhudane, khaini chhodna, gutkha chhodna, gutka kaise,
      supari, paan, smoker, stop smoking, leave smoking, smoking kaise, smoking quit, quit tobacco, nicotine patch, nicotine gum,
      thinner, petrol sunghna, glue, nasha goli, painkiller addiction, painkiller lat, dard ki goli lat, proxyvon, spasmo, lomotil,
      avil injection, tapentadol, pregab, nitra, ritalin, energy drink, chai lat, caffeine, vaping, vapes, hookah lat
    `),
  },
  {
    pages: ['/deaddiction', '/De-addictionProgramme', '/detoxprogram'],
    means: 'alcohol drinking',
    spoken: lines(`
      sharab, daru, daaru, sharabi, शराब, दारू, ਸ਼ਰਾਬ, ਦਾਰੂ, sharab peena, daru peena, daru pita, sharab ki lat, शराब की लत, शराबी,
      sharab peekar maarna, sharab pikar, sharab kaise chhudaye, beer, whisky, whiskey, peg, alcoholic, drinking problem,
      husband drinks, drinks daily, peena nahi chhodta, daaru dawai, roz peena, roz sharab, roz peeta, रोज़ पीता, subah se sharab,
      subah uthte hi sharab, peekar, peekar ladai, pike ladna, pita hai, peeta, daru peekar, daru pikar, पति शराब पीता, ਪਤੀ ਦਾਰੂ,
      daru bahut, bahut peeta, zyada sharab, sharab zyada, sharab se pareshan, sharab wala, wine, vodka, desi daru, tharra,
      binge drinking, hangover, sharab ka ilaj, sharab liver, sharab se nuksan, alcohol addiction, alcohol treatment,
      alcohol dependence, drinks too much, drinks every day, heavy drinker, drunk, drunkard, papa sharab, papa daru, beta sharab,
      ਸ਼ਰਾਬੀ
    `),
  },
  {
    pages: ['/deaddiction', '/detoxprogram'],
    means: 'substance dependence alcohol',
    spoken: lines(`
      sharab chudana, sharab chhudwana, sharab chhodna, sharab chhadna, daru chudana, daru chhodna, daru chhadna, शराब छुड़ाना,
      शराब छोड़ना, दारू छुड़ाना, दारू छोड़ना, ਸ਼ਰਾਬ ਛੁਡਾਉਣੀ, ਸ਼ਰਾਬ ਛੱਡਣੀ, ਦਾਰੂ ਛੱਡਣੀ, quit drinking, stop drinking, leave alcohol,
      stop alcohol, sharab kaise chhode, sharab kaise chhudaye, sharab chhut, शराब कैसे छोड़ें, शराब कैसे छुड़ाएँ, दारू कैसे,
      daru kaise chhode, daru kaise chhudaye, ਸ਼ਰਾਬ ਕਿਵੇਂ, daru chhaddni, sharab band, sharab band karna, शराब बंद,
      cut down drinking, reduce drinking, live without alcohol
    `),
  },
  {
    pages: ['/De-addictionProgramme', '/deaddiction'],
    means: 'de-addiction programme',
    spoken: lines(`
      alcohol, alcohol problem, nasha mukti, nashamukti, nasha mukti kendra, नशा मुक्ति, नशामुक्ति केंद्र, ਨਸ਼ਾ ਮੁਕਤੀ, rehab,
      rehabilitation, rehab centre, deaddiction, de addiction, deaddiction centre, nasha chhudao kendar, ਨਸ਼ਾ ਛੁਡਾਊ ਕੇਂਦਰ,
      nasha mukti centre, nasha mukti program, rehab centre near, alcohol rehab, drug rehab, nasha kendra, kendra, केंद्र, ਕੇਂਦਰ,
      nasha mukti admission, nasha bharti, nashe ke liye bharti, sudhar ghar, punarvas
    `),
  },
  {
    pages: ['/detoxprogram'],
    means: 'withdrawal detox',
    spoken: lines(`
      tod lagna, tod, tor, तोड़ लगना, तोड़, ਤੋਟ, ਤੋੜ, tot lagna, tott, withdrawal, withdrawl, detox, डिटॉक्स, sharab chhodne kaampna,
      sharab nahi kaampna, sharab chhodne haath kaampna, sharab haath kaampna, sharab band karne haath, nasha chhodne dard,
      nasha na milne, nasha nahi milta, delirium tremens, badan tootna, बदन टूटना, haddi dard nasha, sharab chhodne par,
      sharab chhodne ke baad, sharab chhodi, sharab chhodne se, शराब छोड़ने पर, शराब छोड़ने के बाद, ਸ਼ਰਾਬ ਛੱਡਣ ਤੋਂ ਬਾਅਦ,
      chitta chhodne par dard, chitta na mile, nasha nahi mila, nasha chhodne par, नशा छोड़ने पर, tot, tot lagdi, ਤੋਟ ਲੱਗਦੀ,
      body pain chitta, pasina naak behna, detoxification, sharab chhodi neend nahi, goli chhodne, tablets withdrawal
    `),
  },
  {
    pages: ['/relapse-prevention', '/tools/craving-card'],
    means: 'relapse',
    spoken: lines(`
      dobara nasha, phir nasha, दोबारा नशा, फिर से नशा, फिर नशा, dobara peena, phir peena, phir se peene, dobara sharab, phir sharab,
      phir daru, दोबारा पीना, दोबारा शराब, ਦੁਬਾਰਾ ਨਸ਼ਾ, ਦੁਬਾਰਾ ਪੀਣ, fer peen lag, relapse, relapsed, phir shuru nasha, dobara shuru,
      drinking again, started again, using again, wapas peene, wapas nasha, wapas sharab, wapis nasha, dubara, dubara nasha,
      dubara peena, दुबारा, ਮੁੜ ਨਸ਼ਾ, mud nasha, fir nasha, fir sharab, fir daru, phir se shuru, फिर से शुरू, फिर शराब, फिर पीने,
      chhodne ke baad phir, chhod kar phir, slip, lapse, back to drinking, relapse kaise roke, rehab ke baad, sober, sobriety
    `),
  },
  {
    pages: ['/tools/craving-card', '/relapse-prevention'],
    means: 'craving',
    spoken: lines(`
      talab, तलब, ਤਲਬ, talab lagti, craving, cravings, urge, nashe ki talab, man karta peene, peene ka man, cigarette talab,
      peene ka dil, peene dil karta, sharab yaad, sharab ki yaad, chitte ki talab, तलब लगती, ਤਲਬ ਲੱਗਦੀ, peene ki ichha, man machalna
    `),
  },
  {
    pages: ['/OstAddiction'],
    means: 'opioid substitution buprenorphine',
    spoken: lines(`
      buprenorphine, buprenorfin, bupe, ब्यूप्रेनोर्फिन, addnok, methadone, ost, ost centre, ost goli, jeebh ke neeche goli,
      chitta goli, chitta dawai, suboxone, bupi, addnok goli, sublingual, opioid substitution, ost card, ost clinic, methadon,
      buprenorphine naloxone, naloxone
    `),
  },
  {
    pages: ['/AntidoteTherapy'],
    means: 'naltrexone disulfiram',
    spoken: lines(`
      naltrexone, naltrexon, disulfiram, esperal, antabuse, sharab chhudane dawai, sharab chhudane ki goli, nasha chhudane dawai,
      antidote, sharab chhudane ki dawai, sharab chhodne ki dawa, sharab ki dawa, daru chhudane dawai, daru chhudane ki goli,
      शराब छुड़ाने की दवा, दारू छुड़ाने की दवा, ਸ਼ਰਾਬ ਛੁਡਾਉਣ ਦੀ ਦਵਾਈ, bina bataye sharab, chupke se dawai sharab,
      powder sharab chhudane, naltrexone implant, acamprosate, baclofen, sharab se nafrat
    `),
  },
  {
    pages: ['/motivation-by-hypnosis'],
    means: 'hypnosis',
    spoken: lines(`
      sammohan, sammohit, hypnosis, hypnotism, hypnotherapy, hipnotism, सम्मोहन, हिप्नोसिस
    `),
  },
  {
    pages: ['/motivation-enhancement', '/when-someone-refuses'],
    means: 'motivation',
    spoken: lines(`
      nasha chhodna nahi chahta, sharab nahi chhodta, sharab chhodna nahi chahta, motivation, motivate, himmat nasha,
      pati sharab nahi maante, husband drinking, nahi chhodna chahta, chhodna nahi chahta, maanta nahi ki nashedi,
      sharabi maanta nahi, pati nahi maanta sharab, nasha maanta nahi, denies drinking, iradha, willpower, himmat nahi chhodne,
      man nahi banta chhodne
    `),
  },
  // Screens and games
  {
    pages: ['/behaviour-issues', '/mental-health-children'],
    means: 'phone gaming child',
    spoken: lines(`
      mobile, phone, mobile nahi, phone nahi, mobile nahi chhodta, mobile chhodta nahi, phone nahi chhodta, मोबाइल,
      मोबाइल नहीं छोड़ता, मोबाइल की लत, फ़ोन की लत, ਮੋਬਾਈਲ, ਫੋਨ ਨਹੀਂ ਛੱਡਦਾ, mobile lat, mobile aadat, phone lat, phone aadat,
      mobile addiction, phone addiction, screen time, screen, internet addiction, reels dekhna, reels, youtube dekhta,
      instagram addiction, social media, tv dekhta, tv zyada, bacha mobile, bacha phone, always on phone, phone all day, game, games,
      gaming, game khelna, video game, game lat, gaming addiction, game addiction, pubg, free fire, bgmi, ludo, online game, गेम,
      गेम खेलता, गेम की लत, ਗੇਮ, ਗੇਮ ਖੇਡਦਾ, gem khelta, din bhar game, raat bhar game, raat bhar mobile, raat bhar phone, laptop,
      chote bache mobile, bache mobile dekhna, bachche ko mobile, mobile bina khana, khana mobile, mobile dekhta rehta, मोबाइल देखता,
      मोबाइल देखता रहता, mobile chalata, phone chalata, phone chalata rehta, phone dekhta, मोबाइल चलाता, फ़ोन चलाता, ਮੋਬਾਈਲ ਦੇਖਦਾ,
      ਮੋਬਾਈਲ ਦੀ ਆਦਤ, mobile cheen, phone cheenne par gussa, phone le lo to, mobile kaise chhudaye, mobile kaise chhode,
      mobile lat kaise, digital detox, tablet dekhta, cartoon, कार्टून, reel, reels lat, whatsapp lat, snapchat, netflix, tv, टीवी,
      ਟੀਵੀ, roblox, minecraft, fortnite, call of duty, gta, playstation, xbox, gamer, game khelta, game chhodta nahi, ऑनलाइन गेम,
      गेम नहीं छोड़ता, ਗੇਮਾਂ, raat game, raat phone, computer, internet, net lat, screen lat
    `),
  },
  {
    pages: ['/deaddiction', '/counselling-and-therapy'],
    means: 'gambling addiction',
    spoken: lines(`
      jua, juaa, जुआ, ਜੂਆ, satta, सट्टा, ਸੱਟਾ, gambling, betting, dream11, cricket betting, online betting, rummy, lottery lat,
      jua lat, porn, porn addiction, porn lat, pornography, shopping addiction, jua khelna, satta khelna, satta lagata, ਜੂਆ ਖੇਡਦਾ,
      जुआ खेलता, casino, teen patti, matka, share market lat, trading lat, trading addiction, ganda video, gande video, blue film,
      ashleel video, adult video
    `),
  },
  // Children and teenagers
  {
    pages: ['/mental-health-children'],
    means: 'child children',
    spoken: lines(`
      bachcha, bacha, bachche, baccha, munda, kudi, niyana, jawak, बच्चा, बच्चे, बच्ची, ਬੱਚਾ, ਮੁੰਡਾ, ਜਵਾਕ, child, children, kid,
      kids, teenager, teenage, teen, adolescent, kishor, bachon ka doctor, bacho ke doctor, बच्चों का डॉक्टर, ਬੱਚਿਆਂ ਦਾ ਡਾਕਟਰ,
      child psychiatrist, child psychologist, child specialist, child counsellor, school nahi jata, school jaane mana, school dar,
      school refusal, स्कूल नहीं जाता, school jane nahi, ਸਕੂਲ ਨਹੀਂ ਜਾਂਦਾ, bacha rota, bacha dara, bacha darta, bacha gumsum,
      bacha udas, bacha akela, bacha khana nahi, bacha bultelling lies, bullying, bully, ragging, bacha tension, bacha problem,
      child depression, child anxiety, bacha kisi se baat nahi, parenting, parenting tips, paravarish, bacha angootha choosna,
      angutha chusna, thumb sucking, nakhun chabana, nail biting, mitti khata, bacha mitti, pica, bachche ki problem,
      bachche ko kaise, bachche ko kya hua, bacha darpok, bacha khota, chhota bacha, bacha rota rehta, bacha school rona,
      school rona, school jaane se rona, school bhejna, school nahi jana chahta, स्कूल जाने से डर, स्कूल में डर, ਸਕੂਲ ਤੋਂ ਡਰਦਾ,
      school mein pareshan, school bully, bacche chidhate, bacha chidhana, bacha khamosh, bacha chup, bacha kam bolta,
      selective mutism, ghar bolta school nahi, beti udas, beta udas, kishor udas, teenager udas, teen depression, teen anxiety,
      teenage problem, jawan beta, jawani, puberty, beti akeli rehti, beta akela rehta, beta kamre, beta kisi se baat nahi,
      child psychology, child guidance, child counselling, counselling for child, counsellor for daughter, counsellor for son,
      bachon ki counselling, bachon ka psychologist, ਬੱਚਿਆਂ ਦੀ ਕਾਊਂਸਲਿੰਗ, child mental health, bachche ka dimag, bacha dimag,
      bachche ka vikas, anokha bacha, special child, special needs, divorced parents child, step mother, pita ki maut bacha,
      play therapy, angutha, nakhun khana, daant peesna
    `),
  },
  {
    pages: ['/behaviour-issues'],
    means: 'stubborn child behaviour',
    spoken: lines(`
      ziddi bacha, ziddi, zidd, zid, ज़िद्दी बच्चा, ज़िद्दी, ਜ਼ਿੱਦੀ ਬੱਚਾ, ਜ਼ਿੱਦੀ, zid karta, stubborn, tantrum, tantrums,
      baat nahi maanta, kehna nahi maanta, kahna nahi manta, बात नहीं मानता, कहना नहीं मानता, ਗੱਲ ਨਹੀਂ ਮੰਨਦਾ, gall nahi manda,
      kehna nahi manda, not listening, does not listen, doesnt listen, disobedient, child angry, angry child, bacha gussa,
      bache gussa, बच्चा गुस्सा, बच्चे का गुस्सा, ਬੱਚਾ ਗੁੱਸਾ, beta gussa, bacha chillata, bacha marta, bacha maarta, bacha kaatta,
      bacha hits, ulta jawab, jawab deta, behaviour problem, bad behaviour, bacha badtameez, badtameez, badtamiz, bacha bigad,
      lad pyar bigda, bacha maanta nahi, bacha sunta nahi, sunta nahi, सुनता नहीं, बच्चा सुनता नहीं, ਸੁਣਦਾ ਨਹੀਂ, sunda nahi,
      bacha rota zid, zid par, zid pe, ज़िद करता, ਜ਼ਿੱਦ ਕਰਦਾ, bacha cheekhta, cheekhna, chillana, बच्चा चिल्लाता, बच्चा मारता,
      ਬੱਚਾ ਮਾਰਦਾ, daant kaatta, kaat leta, thook, bal noch leta, gussail bacha, gussail, bachche ka gussa, beti gussa,
      beti gussa bahut, teenager gussa, teenager angry, son angry, daughter angry, angry teenager, rude, badtameezi, badzubaan,
      zubaan ladata, jawab, ulta bolta, बदतमीज़, ਬਦਤਮੀਜ਼, maa baap ki nahi sunta, maa ki nahi sunta, kisi ki nahi sunta,
      किसी की नहीं सुनता, nakhre, nakhre karta, demanding child, discipline, bachche ko kaise sambhale, bachche ko kaise samjhaye,
      odd, oppositional, munda gussa, munda nahi manda
    `),
  },
  {
    pages: ['/conduct-disorder', '/behaviour-issues'],
    means: 'conduct stealing',
    spoken: lines(`
      bacha chori, chori, बच्चा चोरी, चोरी, ਚੋਰੀ, chori karta, steal, stealing, steals, jhooth, jhooth bolta, jhut bolna, झूठ,
      झूठ बोलता, ਝੂਠ, lie, lying, lies, bacha jhooth, ghar se bhaag, ghar bhagna, घर से भाग, runs away, school bhaag, school bunk,
      bunk, maar peet bacha, bacha maar peet, ladai karta, school ladai, gaali, gali deta, गाली, ਗਾਲ੍ਹਾਂ, abusive child, todfod,
      tod fod, तोड़फोड़, beta bigad gaya, ladka bigad, munda vigad, बिगड़ गया, ਵਿਗੜ, galat sangat, गलत संगत, bad company, aawara,
      breaks things, churana, churata, paise churana, paise chori, पैसे चुराता, चुराता, ਪੈਸੇ ਚੋਰੀ, paise nikal leta, jhoot,
      jhoot bolna, jhuth, jhuth bolta, jhoothi, गाली देता, gaaliyan, gaali galoch, ghar se bhag gaya, ghar se bhaag jata,
      school se bhaagna, school nahi jata ghoomta, maar pitai, maarta peetta, marpeet bacha, ladta jhagadta, ladai jhagda, jhagdalu,
      doston se ladai, fight in school, suspended, school complaint, school se shikayat, janwar ko maarna, animals cruelty,
      aag lagana, cheezein todna, cheezein tod, saaman todta, tod phod, bigda hua, bigdail, gunda, gang, police case beta,
      haath se nikal gaya, control mein nahi beta, beta control mein nahi
    `),
  },
  {
    pages: ['/adhd'],
    means: 'adhd attention',
    spoken: lines(`
      chanchal, chanchal bacha, चंचल, shararti, sharart, शरारती, ਸ਼ਰਾਰਤੀ, ek jagah nahi baithna, ek jagah baithna nahi,
      tik nahi baithta, tikta nahi, टिक कर नहीं बैठता, एक जगह नहीं बैठता, ਇੱਕ ਥਾਂ ਨਹੀਂ ਬੈਠਦਾ, ik than nahi baithda,
      chain se nahi baithta, sit still nahi, cannot sit still, hyperactive, hyper, bahut bhagta, uchhal kood, dhyan nahi,
      dhyan nahi lagta, ध्यान नहीं, ध्यान नहीं लगता, ਧਿਆਨ ਨਹੀਂ, dhyan bhatakna, focus nahi, focus, concentration, concentrate,
      attention, attention problem, distracted, padhai dhyan nahi, पढ़ाई में ध्यान, adhd, add, एडीएचडी, ਏਡੀਐਚਡੀ, cheezein khona,
      impulsive, tikna, tik kar nahi, tik ke nahi, chup nahi baithta, shaant nahi baithta, baithta nahi, बैठता नहीं, ਬੈਠਦਾ ਨਹੀਂ,
      ek jagah tikna, ek jagah nahi tikta, uchhalta, koodta, bhaagta rehta, bhagda rehnda, hilta rehta, pair hilata, bahut chanchal,
      bahut shararti, hyper bacha, hyperactivity, adha kaam chhodna, kaam adhura, kaam pura nahi, homework nahi, homework nahi karta,
      होमवर्क, dhyan kaise, dhyan nahi deta, dhyan kahin aur, मन भटकना, man bhatakna, dhyan kendrit, focus kaise, focus problem,
      lack of focus, concentration kaise, cannot concentrate, class mein dhyan nahi, teacher shikayat, impulsivity, bhulakkad bacha,
      adult adhd, methylphenidate, ਸ਼ਰਾਰਤਾਂ, ਟਿਕ ਕੇ ਨਹੀਂ
    `),
  },
  {
    pages: ['/autism'],
    means: 'autism speech child',
    spoken: lines(`
      bacha bolta nahi, bacha nahi bolta, bolta nahi, bolna nahi, der se bolna, bacha der bolna, बच्चा बोलता नहीं, बच्चा नहीं बोलता,
      बोलता नहीं, देर से बोलना, ਬੱਚਾ ਬੋਲਦਾ ਨਹੀਂ, ਨਹੀਂ ਬੋਲਦਾ, niyana bolda nahi, not speaking, not talking child, speech delay,
      delayed speech, late talking, aankh nahi milata, eye contact, naam pe nahi dekhta, naam bulane nahi, apne mein khoya,
      apni duniya, ghoomta rehta gol, panje par chalna, autism, autisum, ऑटिज़्म, ਔਟਿਜ਼ਮ, swaleenta, asperger, spectrum,
      development delay, milestones, bolna shuru nahi, abhi nahi bolta, bolta kam, bacha kam bolta saal, bol nahi pata,
      बोल नहीं पाता, 2 saal bolta nahi, saal ka bacha nahi bolta, ਬੋਲਦਾ ਨਹੀਂ, naam bulane par, naam lene par nahi,
      naam sun kar nahi dekhta, sunkar nahi dekhta, aankh se aankh, nazrein nahi milata, नज़र नहीं मिलाता, आँख नहीं मिलाता,
      akela khelta, अकेला खेलता, ਇਕੱਲਾ ਖੇਡਦਾ, bachon ke saath nahi khelta, ghulta milta nahi, ghulta nahi, haath hilata,
      haath phadphadana, flapping, hand flapping, gol ghoomna, khilone line, line lagata khilone, ek hi cheez, same routine,
      awaz se pareshan, sensory, tip toe, toe walking, autistic, autism test, autism treatment, virtual autism, occupational therapy,
      special school, special educator, early intervention, global delay, bacha baat nahi, saal bacha baat nahi,
      baat karna nahi bacha, not talking yet
    `),
  },
  {
    pages: ['/incontinence'],
    means: 'bed wetting',
    spoken: lines(`
      bistar geela, bistar gila, bistar peshab, bistar susu, bed geela, bed gila, bed wet, bed wetting, bedwetting, wets bed,
      बिस्तर गीला, बिस्तर में पेशाब, बिस्तर पर पेशाब, ਬਿਸਤਰ ਗਿੱਲਾ, ਬਿਸਤਰੇ ਪਿਸ਼ਾਬ, manja gilla, raat peshab, raat susu, रात पेशाब,
      neend peshab, neend susu, नींद में पेशाब, kapde peshab, kapdon mein potty, pant potty, potty, latrine kapde, toilet training,
      susu, peshab, पेशाब, ਪਿਸ਼ਾਬ, urine control nahi, enuresis, encopresis, bistar pe peshab, bistar par susu, bister, bister gila,
      bister geela, bister peshab, bed par peshab, bed pe susu, bed mein peshab, sote peshab, neend mein bistar, gadda gila,
      gaddha geela, raat ko gila, raat gila, raat bed gila, ਮੰਜਾ ਗਿੱਲਾ, ਸੂਸੂ, सूसू, सुसु, बेड गीला, रात को पेशाब, पेशाब निकल जाना,
      peshab nikal, susu nikal, diaper, nappy, pee in bed, peeing, urine in bed, night urine, potty kapde, potty pant,
      kapdon mein latrine, wetting
    `),
  },
  {
    pages: ['/learning-disability'],
    means: 'learning school',
    spoken: lines(`
      padhai, parhai, पढ़ाई, ਪੜ੍ਹਾਈ, padhai kamzor, padhai mein kamzor, पढ़ाई में कमज़ोर, ਪੜ੍ਹਾਈ ਵਿੱਚ ਕਮਜ਼ੋਰ, padhna nahi,
      padhta nahi, padhda nahi, ਪੜ੍ਹਦਾ ਨਹੀਂ, parhda nahi, पढ़ता नहीं, padhai nahi, padhai man nahi, पढ़ाई में मन नहीं,
      padhna nahi aata, likhna nahi aata, likhna, ulta likhna, ulti spelling, spelling, spelling galti, maths kamzor, maths,
      ganit kamzor, गणित, हिसाब नहीं, yaad nahi hota padhai, slow learner, weak in studies, weak studies, study weak,
      reading problem, cannot read, writing problem, handwriting, dyslexia, डिस्लेक्सिया, dysgraphia, taare zameen par, iq, iq test,
      आईक्यू, mand buddhi, mandbuddhi, मंदबुद्धि, ਮੰਦਬੁੱਧੀ, intellectual disability, mental retardation, low iq, board exam writer,
      scribe, extra time exam, learning certificate, learning disability certificate, padhai mein peeche, padhai peeche,
      पढ़ाई में पीछे, padhai samajh nahi, samajh nahi aata padhai, padhai bhool, yaad nahi hota, yaad nahi kar pata, याद नहीं होता,
      padh nahi pata, पढ़ नहीं पाता, likh nahi pata, लिख नहीं पाता, likhne mein galti, likhai kharab, लिखाई, handwriting kharab,
      b d ulta, ulta likhta, उल्टा लिखता, ulte akshar, akshar, अक्षर, matra galti, ginti nahi aati, table yaad nahi, math nahi aata,
      maths nahi aata, maths mein fail, ਗਣਿਤ, ਪੜ੍ਹਾਈ ਵਿੱਚ ਪਿੱਛੇ, ਪੜ੍ਹ ਨਹੀਂ ਸਕਦਾ, fail hota school, class mein fail, kaksha mein fail,
      bacha padhta nahi, beti padhti nahi, बच्चा पढ़ता नहीं, बेटा पढ़ता नहीं, padhai nahi karta, पढ़ाई नहीं करता, पढ़ने का मन नहीं,
      padhne ka man nahi, padhai se bhaagna, padhai chori, slow student, dull student, dull, kund, buddhi kam, kam buddhi,
      samajh kam, mand, iq kam, iq level, iq check, iq testing, sld, dyscalculia, learning problem, learning difficulty,
      learning disorder, concession cbse, cbse concession
    `),
  },
  // Anger, talking and living together
  {
    pages: ['/dbt', '/stress-management', '/behaviour-issues'],
    means: 'anger',
    spoken: lines(`
      gussa, krodh, anger, angry, गुस्सा, ਗੁੱਸਾ, gussa control nahi, gussa bahut, bahut gussa, gussa aata, gussa aunda, गुस्सा आता,
      ਗੁੱਸਾ ਆਉਂਦਾ, chidchida, chidchidapan, चिड़चिड़ा, चिड़चिड़ापन, ਚਿੜਚਿੜਾ, irritable, irritation, anger control, anger management,
      anger issue, temper, cheezein phenkna, rage, aapa khona, emotional, emotions control, jazbaat, borderline, bpd,
      mood control nahi, dbt, डीबीटी, gussa kam, gussa kaise kam, gussa kaise, gussa kabu, gussa shant, gussa jaldi,
      chhoti baat gussa, chhoti baat pe gussa, छोटी बात पर गुस्सा, बात बात पर गुस्सा, baat baat gussa, pati gussa, gussa karte,
      gussa karti, गुस्सा बहुत, गुस्सा कंट्रोल, ਗੁੱਸਾ ਬਹੁਤ, ਗੁੱਸੇ, gusse, gusse mein, gussa todna, gusse mein todfod, short temper,
      short tempered, hot tempered, angry all time, outburst, chid chid, chidna, jhunjhlahat, झुँझलाहट, khijhna, खीझ, irritates,
      mood swings anger, self control, sabar nahi, sabr, jaldi rona jaldi gussa, emotional instability, ati bhavuk, bhavuk,
      bhavnayein
    `),
  },
  {
    pages: ['/counselling-and-therapy', '/individual-counselling'],
    means: 'counselling',
    spoken: lines(`
      salah, baat karna, counselling, counseling, counsellor, counselor, councelling, kaunsling, सलाह, बात करना, काउंसलिंग, काउंसलर,
      ਕਾਊਂਸਲਿੰਗ, ਸਲਾਹ, therapy, therapist, थेरेपी, psychologist, psycologist, phsycologist, साइकोलॉजिस्ट, मनोवैज्ञानिक, ਮਨੋਵਿਗਿਆਨੀ,
      kisi se baat karni, someone to talk, need to talk, talk to someone, baat karne wala, psychotherapy, family counselling,
      family therapy, family problem, pariwar samasya, ghar wale, ghar wale samajhna nahi, gharwale nahi samajhte,
      घर वाले नहीं समझते, koi nahi samajhta, koi samajhta nahi, koi nahi samajhda, ਕੋਈ ਨਹੀਂ ਸਮਝਦਾ, nobody understands,
      no one understands, samajhte nahi, parents nahi samajhte, parents dont understand, maa baap, bhai behan jhagda, saas,
      joint family, group therapy, online counselling, online therapy, talk therapy, talking, talk to counsellor, talk to somebody,
      someone talk, baat karni hai, बात करनी है, किसी से बात, ਗੱਲ ਕਰਨੀ, dil ki baat, दिल की बात, man ki baat kehni, man halka,
      मन हल्का, salah chahiye, सलाह चाहिए, guidance, psychologist doctor, psychologist chahiye, psycho therapist, therepy,
      therapist chahiye, counsellor chahiye, counceling, councelor, counslor, kounsling, ਕਾਊਂਸਲਰ, ਥੈਰੇਪੀ, family, family issue,
      family dispute, ghar ki problem, घर की परेशानी, ghar ki pareshani, घर में झगड़ा, ghar mein jhagda, ghar jhagda,
      ghar mein ladai, ਘਰ ਵਿੱਚ ਲੜਾਈ, ghar vich ladai, maa baap jhagda, parents fight, generation gap, saas bahu jhagda,
      saas se jhagda, saas jhagda, devrani jethani, bhai se jhagda, property jhagda, beta bahu, bahu se jhagda, samajhne wala nahi,
      parents, supportive therapy, gall baat karni, kise naal gall, dil di gall
    `),
  },
  {
    pages: ['/counselling-and-therapy', '/individual-counselling', '/sexual-wellness'],
    means: 'marriage couple relationship',
    spoken: lines(`
      shadi, vivah, viah, rishta, शादी, विवाह, रिश्ता, ਵਿਆਹ, ਰਿਸ਼ਤਾ, pati, patni, pati patni, पति पत्नी, ਪਤੀ ਪਤਨੀ, pati jhagda,
      patni jhagda, biwi, biwi jhagda, pati patni jhagda, पति पत्नी झगड़ा, gharwala, gharwali, husband wife, husband wife fight,
      husband fight, wife fight, marriage, marriage problem, married life, marital, marriage counselling, couple, couples therapy,
      couple counselling, talaq, divorce, तलाक, ਤਲਾਕ, affair, extra marital, relationship, relationship problem, rishte, रिश्ते,
      jhagda, झगड़ा, ਝਗੜਾ, shadi problem, shadi baad problem, shaadi ke baad, शादी के बाद, shadi dar, shadi nahi karna,
      love marriage, pati marta, domestic violence, ghar mein marpeet, maar peet pati, marpeet, gharelu hinsa, घरेलू हिंसा,
      पति मारता, ਪਤੀ ਕੁੱਟਦਾ, husband beats, husband hits, pati se jhagda, pati ladta, pati patni ladai, पति से झगड़ा, पत्नी से झगड़ा,
      पति पत्नी में झगड़ा, ਪਤੀ ਪਤਨੀ ਦੀ ਲੜਾਈ, ਵਿਆਹ ਤੋਂ ਬਾਅਦ, biwi se jhagda, biwi ladti, patni ladti, patni mayke, mayke chali gayi,
      anban, अनबन, mann mutav, rishta tootna, रिश्ता टूट, rishta bachana, shadi bachana, shadi tootna, शादी टूट, शादी में परेशानी,
      shadi mein pareshani, shadi mein problem, talak, talak ho gaya, divorce ho gaya, separation, alag rehna chahti,
      husband doesnt talk, husband ignores, pati baat nahi karte, pati pyar nahi, pati dhyan nahi dete, dusri aurat, doosri aurat,
      extra marital affair, cheating, husband cheating, wife cheating, live in, premarital, pre marital, shadi se pehle,
      शादी से पहले, arranged marriage, arrange marriage, shadi ke liye dabav, zabardasti shadi, dahej, दहेज, pati haath uthata,
      हाथ उठाता, maarta hai pati, couples counselling, couple therapy, relationship issues, relationship counselling, partner,
      wife ladti, wife ladna, wife se ladai, ladti rehti, husband ladta, mujhse ladta, pati ladna
    `),
  },
  {
    pages: ['/individual-counselling', '/counselling-and-therapy'],
    means: 'counselling career',
    spoken: lines(`
      career, career counselling, career counsellor, करियर, stream choose, 10th ke baad, 12th ke baad, personality, personality test,
      life coach, one to one, personal counselling, private talk, personal problem, midlife, retirement, foreign ja beta,
      immigration, ielts, canada, career guidance, career kaise, konsa course, subject choose, kya banu, aptitude test,
      personality improve, self improvement, life problem, zindagi mein kya, jeene ka maksad, meaning of life, decision nahi le pata,
      faisla nahi, confused about life, life confused, videsh, abroad, student visa tension, akele mein counselling
    `),
  },
  {
    pages: ['/cbt'],
    means: 'cbt',
    spoken: lines(`
      cbt, सीबीटी, ਸੀਬੀਟੀ, cbt kya, cognitive, soch badalna, सोच बदलना, सोच बदलने, ਸੀ ਬੀ ਟੀ, cognitive behavioural therapy,
      cbt therapy, cbt sessions
    `),
  },
  {
    pages: ['/behaviour-therapy'],
    means: 'behaviour therapy habit',
    spoken: lines(`
      aadat, aadat chhudana, aadat badalna, buri aadat, आदत, बुरी आदत, ਆਦਤ, habit, bad habit, baal nochna, baal todna, hair pulling,
      skin picking, behaviour therapy, exposure therapy, nakhun kaatna, nakhun, नाखून, ਨਹੁੰ, nail biting habit, nails, baal noch,
      baal tod, बाल नोचना, chamdi nochna, skin nochna, aadat kaise, aadat kaise chhode, आदत छुड़ाना, आदत कैसे, ਆਦਤ ਛੁਡਾਉਣੀ, habits,
      behaviour modification, tics, tic, aankh jhapakna, aankhein jhapakna, pair hilana
    `),
  },
  // Refusing treatment
  {
    pages: ['/when-someone-refuses'],
    means: 'refuses treatment forced admission',
    spoken: lines(`
      doctor mana, doctor jaane mana, doctor paas jaana nahi, doctor paas nahi jana, doctor nahi jata, doctor nahi jana chahta,
      डॉक्टर के पास नहीं जाता, डॉक्टर मना, ਡਾਕਟਰ ਕੋਲ ਨਹੀਂ ਜਾਂਦਾ, ilaj mana, ilaj nahi karwata, ilaj nahi karana chahta,
      इलाज नहीं करवाता, इलाज से मना, ਇਲਾਜ ਨਹੀਂ ਕਰਵਾਉਂਦਾ, dawai nahi leta, dawai nahi khata, dawai mana, dawa nahi khata,
      dawai nahi lena, दवा नहीं खाता, दवाई नहीं लेता, ਦਵਾਈ ਨਹੀਂ ਖਾਂਦਾ, medicine nahi leta, not taking medicine, refuses medicine,
      refuse, refuses, refuses treatment, refusing, does not want treatment, not agree treatment, wont see doctor, wont go doctor,
      nahi maanta bimar, bimar nahi maanta, bimari nahi maanta, मानता नहीं बीमार, zabardasti, zabardasti bharti, jabardasti,
      jabardasti ilaj, ज़बरदस्ती, ज़बरदस्ती भर्ती, ਜ਼ਬਰਦਸਤੀ, forced admission, admit forcefully, force admission, bina marzi bharti,
      bina marzi, बिना मर्ज़ी, court order, pakad kar le jaana, ghar se uthana, pick up patient from home, police pagal,
      kaise samjhaye, samjhaye, hinsak, violent, maarta hai ghar, ghar todfod marta, violent patient, aggressive patient,
      maanta nahi, manta nahi bimar, doctor ke paas nahi, doctor ke paas jana nahi chahta, hospital jaane mana,
      hospital nahi jana chahta, अस्पताल नहीं जाना, अस्पताल जाने से मना, ਹਸਪਤਾਲ ਨਹੀਂ ਜਾਂਦਾ, jaane ko taiyar nahi, taiyar nahi,
      aane ko taiyar nahi, ilaj ko taiyar nahi, इलाज के लिए तैयार नहीं, ਮੰਨਦਾ ਨਹੀਂ, manda nahi ilaj, patient refuses,
      patient not willing, refuses to come, wont come, refuses hospital, will not take medicine, not taking medicines,
      stopped medicines refuses, dawai phenk deta, dawai chhupa deta, dawai thook deta, dawai chhupkar, chupke dawai,
      khane mein dawai, chhupa kar dawai, दवा नहीं लेता, दवा लेने से मना, दवाई नहीं खाता, ਦਵਾਈ ਨਹੀਂ ਲੈਂਦਾ, dawai nahi lainda,
      dawai nahi khanda, zabardasti le jana, jabardasti le jaye, zabardasti admit, jabardasti dakhil, force, forcefully,
      forced treatment, forcible admission, against will, involuntary admission, bina sehmati, bandh kar le jana,
      ghar se patient le jane, patient pick up, ambulance mana, maarta hai sabko, sabko maarta, घर में मारपीट करता, hinsak ho gaya,
      हिंसक, violent ho jata, control se bahar, baandhna padta, section 89, how to convince, convince, convince parents,
      manaye kaise, kaise manaye, kaise manau, pagal ghar le jana, mareez ghar se le jana, patient ghar se le jana,
      pagal kaise le jana, pagal hospital le jana
    `),
  },
  // Sexual health
  {
    pages: ['/erectile-dysfunction', '/sexual-wellness-program'],
    means: 'sexual weakness erection',
    spoken: lines(`
      kamzori, kamjori, mardana, mardana kamzori, mardani, कमज़ोरी, मर्दाना, मर्दाना कमज़ोरी, ਮਰਦਾਨਾ ਕਮਜ਼ੋਰੀ, sex kamzori,
      sexual weakness, gupt rog, gupt rogi, गुप्त रोग, ਗੁਪਤ ਰੋਗ, sex power, sex power badhana, mardangi, मर्दानगी, josh, josh nahi,
      tanav nahi aata ling, sex stamina, stamina sex, purush kamzori, purush rog, पुरुष कमज़ोरी
    `),
  },
  {
    pages: ['/erectile-dysfunction', '/sexual-wellness-program'],
    means: 'erection',
    spoken: lines(`
      namardi, napunsakta, नामर्दी, नपुंसकता, ਨਾਮਰਦੀ, erection, erection nahi, erection problem, khada nahi, khada nahi hota,
      khadapan, ling, ling dhila, impotence, impotent, ed, viagra, erectile, shadi raat kamzori, इरेक्शन, tanav ling, ling tanav,
      ling khada, लिंग, लिंग में तनाव, ਲਿੰਗ, penis, penis problem, hardness, hard nahi, khada nahi rehta, sex fail,
      performance anxiety sex, cannot perform, sildenafil, tadalafil
    `),
  },
  {
    pages: ['/dhat-syndrome'],
    means: 'dhat',
    spoken: lines(`
      dhat, dhatu, swapandosh, swapnadosh, धात, धातु, स्वप्नदोष, ਧਾਤ, ਸੁਪਨਦੋਸ਼, dhat girna, dhatu rog, dhat rog, dhat bimari,
      nightfall, night fall, wet dream, hastmaithun, हस्तमैथुन, masturbation, muth, hand practice, peshab mein dhat, peshab dhatu,
      virya, veerya, वीर्य, safed pani, semen, raat nightfall, dhatu girna, dhaat, dhat jaana, धात गिरना, धात की बीमारी, ਧਾਤ ਡਿੱਗਣੀ,
      muth marna, hath se, masturbate, masturbation addiction, hastmaithun lat, sperm, sperm leak, virya nash, veerya patla,
      gande sapne, wet dreams
    `),
  },
  {
    pages: ['/premature-ejaculation'],
    means: 'premature ejaculation',
    spoken: lines(`
      shighrapatan, sheeghrapatan, shigrapatan, शीघ्रपतन, ਸ਼ੀਘਰਪਤਨ, jaldi nikalna, jaldi discharge, jaldi jhadna, जल्दी निकलना,
      जल्दी झड़ना, early discharge, premature, ejaculation, discharge jaldi, timing kam, sex time, sex timing, jaldi ho jata sex,
      sex jaldi khatam, jaldi girna, jaldi chhut, jaldi girta, time nahi lagta sex, sex time badhana, sex timing badhana,
      early ejaculation, dapoxetine
    `),
  },
  {
    pages: ['/reduced-high-libido'],
    means: 'sexual desire',
    spoken: lines(`
      sex iccha, sex ichha, sex ki iccha nahi, sex man nahi, सेक्स की इच्छा, ਸੈਕਸ ਇੱਛਾ, sex desire, low desire, no desire, libido,
      sex drive, sex lat, sex addiction, kaam iccha, sex mein man nahi, sex man nahi lagta, sex se dar nahi man, sex feeling nahi,
      sex mood nahi, sexual desire, wife no interest sex, patni sex mana, sex ki ichchha, kaamukta, सेक्स में मन नहीं, high libido,
      hypersexual
    `),
  },
  {
    pages: ['/anorgasmia'],
    means: 'orgasm',
    spoken: lines(`
      charam sukh, charamsukh, चरम सुख, orgasm, orgasm nahi, santushti nahi, climax
    `),
  },
  {
    pages: ['/sexual-wellness', '/sexual-wellness-program'],
    means: 'sexual wellness',
    spoken: lines(`
      sex, sex problem, sex samasya, sexual, sexual problem, sexologist, sex doctor, सेक्स, सेक्स समस्या, यौन, यौन रोग, यौन समस्या,
      ਸੈਕਸ, yaun, sex therapy, shadi sex, sex dard, painful sex, suhagraat, intimacy, physical relation, sambandh nahi,
      shadi ke baad sex, sambhog, संभोग, sex education, sexual health, sex counselling, vaginismus, sex mein dard, gupt samasya,
      gupt bimari, private part, suhag raat, honeymoon
    `),
  },
  // The hospital: appointments and doctors
  {
    pages: ['/doctors'],
    means: 'doctor appointment',
    spoken: lines(`
      appointment, booking, book, book appointment, appointment booking, make appointment, get appointment, online appointment,
      appointment lena, daktar, doctor, dr, doctors, milna, dikhana, डॉक्टर, डाक्टर, ਡਾਕਟਰ, अपॉइंटमेंट लेना, अपॉइंटमेंट लें, बुकिंग,
      मिलना, दिखाना, ਅਪਾਇੰਟਮੈਂਟ, doctor list, doctor name, doctor naam, doctors names, doctor se milna, doctor ko dikhana,
      kaun sa doctor, kaun doctor, kis doctor, which doctor, konsa doctor, कौन सा डॉक्टर, किस डॉक्टर, ਕਿਹੜਾ ਡਾਕਟਰ, best doctor,
      acha doctor, lady doctor, female doctor, mahila doctor, महिला डॉक्टर, ਲੇਡੀ ਡਾਕਟਰ, doctor available, doctor timing, doctor time,
      doctor kab, doctor kab milta, doctor kab baithta, डॉक्टर कब, डॉक्टर का समय, ਡਾਕਟਰ ਕਦੋਂ, doctor today, opd, opd time,
      opd timing, ओपीडी, ਓਪੀਡੀ, slot, slots, next slot, specialist, specialists, visesagya, consultation, consult, qualification,
      experience, online consultation, video consultation, video call doctor, online doctor, tele consultation, ऑनलाइन डॉक्टर,
      ghar par doctor, home visit, number lagana, number lagwana, parchi, पर्ची, sunday doctor, sunday opd, sunday, itwar,
      evening appointment, walk in, appointment today, appointment kaise, appointment kaise le, appointment kaise milegi,
      appointment book kaise, अपॉइंटमेंट कैसे लें, अपॉइंटमेंट कैसे, ਅਪਾਇੰਟਮੈਂਟ ਕਿਵੇਂ, ਅਪਾਇੰਟਮੈਂਟ ਲੈਣੀ, book doctor, doctor book,
      doctor booking, time lena, doctor se time, doctor ka time, doctor milega, doctor milenge, डॉक्टर मिलेंगे, डॉक्टर कब मिलेंगे,
      डॉक्टर कब बैठते, ਡਾਕਟਰ ਮਿਲਣਗੇ, ਡਾਕਟਰ ਬੈਠਦੇ, doctor baithte, doctor aate, doctor kab aate, aaj doctor hai, doctor aaj,
      doctor sahab, doctor sahib, doctor milna, doctor se baat, ਡਾਕਟਰ ਨੂੰ ਮਿਲਣਾ, available doctors, availability, next available,
      earliest appointment, kal ki appointment, tomorrow appointment, appointment available, doctor ki jaankari, doctor details,
      doctor profile, doctor kaun hai, doctor kaun kaun, kaun kaun doctor, kitne doctor, senior doctor, experienced doctor,
      md psychiatry, gold medalist, punjabi speaking, doctor speak punjabi, hindi doctor, female psychiatrist, lady psychiatrist,
      lady counsellor, online dikhana, online milna, video call, phone consultation, phone par doctor, teleconsult, telemedicine,
      ghar baithe, home visit doctor, doctor ghar aa sakte, psychiatrist appointment, psychologist appointment, book psychiatrist,
      neurologist appointment, paediatrician, pediatrician, gynaecologist, gynecologist
    `),
  },
  {
    pages: ['/doctors', '/therapyCounselling'],
    means: 'doctor fee',
    spoken: lines(`
      doctor fees, doctor fee, doctor ki fees, psychiatrist fees, psychologist fees, consultation fee, consultation fees,
      डॉक्टर की फ़ीस, ਡਾਕਟਰ ਦੀ ਫੀਸ, doctor charges, doctor kharcha, opd fees, opd fee, parchi fees, opd charges, doctor kitne paise,
      doctor kitna leta, first visit fee, follow up fee, doctor ki fees kitni, doctor fees kitni, fees doctor, dikhane ki fees,
      dikhane ka kharcha, dikhane kitne paise, ek baar dikhane, डॉक्टर की फीस कितनी, डॉक्टर को दिखाने का खर्च, ਡਾਕਟਰ ਦੀ ਫੀਸ ਕਿੰਨੀ,
      ਡਾਕਟਰ ਫੀਸ, psychiatrist charges, psychiatrist cost, psychiatrist rate, consulting fee, appointment fee, appointment fees,
      appointment charges, booking fee, visit fee, checkup fees, checkup kharcha, opd ka kharcha, ਪਰਚੀ ਫੀਸ
    `),
  },
  { pages: ['/doctors', '/appointment'], means: 'doctor appointment', spoken: lines('अपॉइंटमेंट') },
  {
    pages: ['/appointment'],
    means: 'appointment',
    spoken: lines(`
      cancel, cancel appointment, cancel booking, reschedule, reschedule appointment, reschedule booking, postpone, my appointment,
      your appointment, move appointment, change appointment, change date, change time appointment, appointment badalna,
      appointment radd, appointment cancel, appointment time change, booking cancel, booking date change, booking reference,
      booking id, lost booking, मेरा अपॉइंटमेंट, आपका अपॉइंटमेंट, अपॉइंटमेंट रद्द, अपॉइंटमेंट बदलना, अपॉइंटमेंट कैंसल, रद्द, कैंसल,
      ਅਪਾਇੰਟਮੈਂਟ ਰੱਦ, ਕੈਂਸਲ, nahi aa sakta appointment, cannot come appointment, appointment kab, meri booking, meri appointment,
      appointment status, appointment date, appointment check, date badalna, tareekh badalna, तारीख बदलना, refund, refund booking,
      paise wapas, पैसे वापस, appointment cancel kaise, appointment cancel karni, cancel karna, cancel kaise, appointment aage,
      appointment aage badhana, aage badhana, appointment kal nahi aa sakta, nahi aa paunga, nahi aa paungi, नहीं आ पाऊँगा,
      अपॉइंटमेंट कब है, मेरी अपॉइंटमेंट, ਮੇਰੀ ਅਪਾਇੰਟਮੈਂਟ, ਅਪਾਇੰਟਮੈਂਟ ਬਦਲਣੀ, ਅਪਾਇੰਟਮੈਂਟ ਕੈਂਸਲ, dusri date, doosri date, date change,
      doosra time, time badalna, time change, samay badalna, समय बदलना, slot change, slot badalna, change slot,
      change appointment time, check my appointment, appointment details, appointment confirm, confirm appointment,
      appointment confirmation, booking confirm, booking nahi dikh, booking check, booking status, my booking, reference number,
      reference bhool, forgot reference, late ho jaunga, miss appointment, missed appointment, appointment miss, refund chahiye,
      refund kaise, paise wapis
    `),
  },
  {
    pages: ['/callback'],
    means: 'call back',
    spoken: lines(`
      call back, callback, call me, phone me, ring me, phone karo, call karo, phone karen, call chahiye, phone karwana,
      मुझे फ़ोन करें, फ़ोन करें, फ़ोन करो, फ़ोन करना, कॉल करें, कॉल करो, कॉल बैक, ਫੋਨ ਕਰੋ, ਕਾਲ ਕਰੋ, request call, want call,
      talk hospital, call tomorrow, enquiry, inquiry, poochtachh, puchna hai, पूछना, mujhe call, mujhe phone, mujhe call karo,
      mujhe call kijiye, मुझे कॉल, मुझे कॉल करें, ਮੈਨੂੰ ਫੋਨ, ਮੈਨੂੰ ਕਾਲ, call karwana, call kare, call kijiye, call kijiyega,
      phone kijiye, baat karwana, call request, please call, call later, call me later, someone call me, staff call,
      baat karni hospital, phone par baat, फ़ोन पर बात
    `),
  },
  {
    pages: ['/callback', '/about'],
    means: 'hospital phone contact',
    spoken: lines(`
      phone number, contact number, hospital number, hospital phone, number chahiye, helpline, helpline number, फ़ोन नंबर, नंबर,
      ਫੋਨ ਨੰਬਰ, ਨੰਬਰ, contact, contact us, sampark, संपर्क, whatsapp, whatsapp number, email, mobile number, doctor number,
      doctor phone number, reception, call hospital, landline, emergency number, emergency, इमरजेंसी, ambulance, एंबुलेंस, ਐਂਬੂਲੈਂਸ,
      24 ghante, raat emergency, casualty, phone no, contact no, mobile no, number dena, number batao, number kya, नंबर क्या,
      ਨੰਬਰ ਦਿਓ, ਨੰਬਰ ਕੀ, hospital ka number, hospital contact, customer care, call number, calling number, kis number par,
      whatsapp no, email id, e mail, mail id, emergency no, emergency hai, urgent, urgent help, turant madad, तुरंत मदद,
      raat ko emergency, raat ko khula, 24x7, 24 7, 24 ghante khula, ambulance number, ambulance chahiye, ambulance bhejo,
      ambulance service
    `),
  },
  {
    pages: ['/tools/first-visit', '/psychiatry'],
    means: 'first visit',
    spoken: lines(`
      pehli baar, pehli baar aana, पहली बार, पहली बार आना, ਪਹਿਲੀ ਵਾਰ, first time, first visit, first appointment, what to bring,
      kya laana, kya laaye, kya lekar aana, क्या लाना, साथ क्या लाना, ਕੀ ਲਿਆਉਣਾ, what to ask, what happens first, what to expect,
      doctor kya puchega, doctor kya poochte, डॉक्टर क्या पूछते, new patient, naya mareez, questions for doctor, puraani parchi,
      documents bring, report laana, pehli baar dikhana, pehli bar, pehle din, pehli visit, pehli visit mein kya, first day,
      first visit mein kya, first session, first consultation, kya poocha jata, kya kya puchte, kya saath laana, saath kya lana,
      साथ क्या लाएँ, क्या पूछते, पहली विज़िट, ਪਹਿਲੀ ਵਾਰ ਆਉਣਾ, documents required, kaunse document, kya document, document laana,
      id proof, aadhar laana, purani report, purani dawai, how to prepare, prepare for visit, naya parcha
    `),
  },
  // The hospital: money
  {
    pages: ['/therapyCounselling'],
    means: 'price package',
    spoken: lines(`
      fees, fee, cost, rate, rates, price, prices, kharcha, paisa, paise, kitna paisa, kitna kharcha, kitne paise, keemat, charges,
      charge, rupaye, package, packages, फ़ीस, खर्च, खर्चा, पैसा, पैसे, कितना, कितने पैसे, कितना खर्च, कीमत, रेट, पैकेज, ਫੀਸ, ਖਰਚਾ,
      ਪੈਸੇ, ਕਿੰਨੇ ਪੈਸੇ, kinne paise, kinna kharcha, kharch, how much, price list, rate list, bill, estimate, therapy cost,
      therapy fees, counselling fees, counselling cost, counselling charges, session cost, session price, discount, offer, chhoot,
      sasta, saste, emi, kist, installment, payment, upi, card payment, gpay, paytm, cash, test price, test cost, test fees,
      nasha mukti kharcha, deaddiction cost, rehab cost, ilaj kharcha, इलाज का खर्च, ਇਲਾਜ ਦਾ ਖਰਚਾ, treatment cost, treatment charges,
      free treatment, muft ilaj, free ilaj, free, मुफ़्त इलाज, ਮੁਫ਼ਤ ਇਲਾਜ, garib, pgi test, psychological test,
      psychological testing, rating scale, memory test price, kitna lagega, kitne lagenge, kitna kharcha aayega, kharcha kitna,
      खर्चा कितना, कितना लगेगा, कितने रुपये, kitne rupaye, kitne rupay, rupees, rs, ਕਿੰਨਾ, ਕਿੰਨਾ ਖਰਚਾ, ਕਿੰਨੇ ਰੁਪਏ, ਖਰਚ, kinna,
      kinni fees, kinna lagda, fees kitni, फीस कितनी, ਫੀਸ ਕਿੰਨੀ, fees structure, charges list, rate card, price of therapy,
      therapy price, cost of counselling, counselling price, counselling fee, counselling kitne, therapy kitne, session fees,
      session rate, ek session kitne, per session, one session, ek sitting, sitting fees, 10 session, 6 session package, package kya,
      package price, combo, concession, student discount, senior citizen discount, bpl, gareeb, garib ke liye, muft,
      free counselling, free checkup, free camp, paise kam, paise nahi, mehnga, sasta ilaj, payment mode, payment method,
      payment online, online payment, phonepe, cheque, receipt, raseed, रसीद, bill copy, invoice, gst, psychotherapy cost, cbt cost,
      cbt price, hypnotherapy cost, hypnotherapy price, iq test price, iq test cost, psychometric, psychometric test,
      personality test price, rorschach, mmpi, testing charges
    `),
  },
  {
    pages: ['/therapyCounselling', '/psychiatric-care', '/pictures'],
    means: 'room price stay',
    spoken: lines(`
      room rent, room charges, room price, room rate, room cost, kamre kiraya, kamra kiraya, kamre ka kiraya, कमरे का किराया,
      कमरे का खर्च, ਕਮਰੇ ਦਾ ਕਿਰਾਇਆ, bed charges, bed rate, ward charges, per day charge, ek din kharcha, private room, luxury room,
      private ward, deluxe room, general ward, ac room, प्राइवेट रूम, bharti kharcha, bharti fees, bharti kitna kharcha,
      भर्ती का खर्च, भर्ती होने का खर्च, ਭਰਤੀ ਖਰਚਾ, admission cost, admission charges, admission fees, stay cost, indoor charges,
      ipd charges, hospital stay cost, rukne ka kharcha, rukne kitna, rehne kitna, कमरे कितने, kamra kitne, kamra kitna, kamre kitne,
      कमरा कितने का, ਕਮਰਾ ਕਿੰਨੇ, per day, per day cost, ek din kitna, ek din ka kharcha, bed ka kharcha, admit kharcha, admit cost,
      admit fees, admit karne kharcha, admit hone kharcha, भर्ती खर्चा, ਦਾਖਲੇ ਦਾ ਖਰਚਾ, dakhle da kharcha, dakhla kharcha, ward rate,
      single room, sharing room, ac ward, non ac, private room cost, luxury room cost, monthly charges, mahine ka kharcha,
      maheene kitna, month charges, room charge, ek din room, din room charge, room fees, bed charge
    `),
  },
  {
    pages: ['/about', '/therapyCounselling'],
    means: 'insurance cashless',
    spoken: lines(`
      insurance, bima, beema, बीमा, ਬੀਮਾ, cashless, कैशलेस, ਕੈਸ਼ਲੈੱਸ, tpa, टीपीए, mediclaim, medical insurance, health insurance,
      insurance claim, claim, insurance chalta, insurance cover, policy claim, health card, star health, panel, empanelled,
      reimbursement, cashless milega, cashless facility, cashless hai, cashless treatment, insurance accept, insurance hai,
      insurance se, insurance card, insurance company, policy, policy chalegi, बीमा चलता, बीमा चलेगा, ਬੀਮਾ ਚੱਲਦਾ, beema chalega,
      bima chalta, mediclaim chalega, claim kaise, claim milega, hdfc ergo, icici lombard, niva bupa, care health, tata aig,
      national insurance, new india assurance, psu panel, corporate tie up, tie up
    `),
  },
  // The hospital: staying here
  {
    pages: ['/psychiatric-care'],
    means: 'admission stay',
    spoken: lines(`
      bharti, भर्ती, ਭਰਤੀ, ਦਾਖਲ, dakhil, admit, admission, admitted, bharti hona, bharti karna, bharti karwana, bharti process,
      bharti kaise, भर्ती कैसे, inpatient, ipd, indoor, hospital stay, kitne din bharti, kitne din rakhna, kitne din, how many days,
      how long stay, bed, bed available, beds, chhutti, chutti, छुट्टी, ਛੁੱਟੀ, discharge, chhutti kab, discharge kab, ward,
      saath rukna, saath kaun, mareez saath, attendant, attendant stay, family stay, साथ रुकना, साथ रहने, ਨਾਲ ਰਹਿਣਾ, kapde laana,
      phone rakhna ward, mobile ward, milne time, milne ka samay, mareez milna, mareez se milna, मरीज़ से मिलना, मिलने का समय,
      ਮਿਲਣ ਦਾ ਸਮਾਂ, visiting hours, visiting time, visiting, visitors, visit patient, meet patient, visit brother, khana hospital,
      hospital food, food in hospital, mess, canteen, daycare, day care, long stay, permanently keep, hamesha rakhna, care home,
      old age home, vridh ashram, ilaj kitne din, treatment how long, इलाज कितने दिन, outpatient, follow up, followup,
      bharti kaise hote, bharti kaise hoti, bharti hona hai, bharti karana, bharti karni, bharti kar lo, bharti ki zaroorat,
      भर्ती होना, भर्ती कराना, भर्ती करवाना, भर्ती ज़रूरी, ਦਾਖਲਾ, ਦਾਖਲ ਕਰਨਾ, ਦਾਖਲ ਕਰਵਾਉਣਾ, dakhla, dakhil karvana, admit karna,
      admit karwana, admit kaise, admit hona, admit patient, admit kitne, admission process, admission procedure, admission form,
      rakh lo, yahan rakhna, hospital mein rakhna, mareez ko rakhna, rehna hospital, kitne din rehna, kitne din rukna,
      kitne din admit, kitne din lagenge, कितने दिन, कितने दिन लगेंगे, ਕਿੰਨੇ ਦਿਨ, kinne din, kab chhutti, kab discharge,
      chhutti milegi, ghar le jana, mareez ke saath, patient ke saath, patient saath rukna, family saath, ghar wale saath,
      saath mein rehna, साथ में कौन, saath kaun ruk, patient milna, patient se milna, patient se baat, mareez se baat, मरीज़ से बात,
      मरीज से मिलना, मिलने का टाइम, milne ka time, ਮਰੀਜ਼ ਨੂੰ ਮਿਲਣਾ, ਮਿਲਣ ਦਾ ਟਾਈਮ, mulakat, मुलाकात, visit timing, visiting hour,
      visitor timing, when can i visit, can i visit, visit my, meet my, phone allowed, mobile allowed, kya mobile rakh,
      smoking allowed ward, ladies ward, female ward, mahila ward, bed khali, bed khaali, ward kaisa, khana kaisa,
      khana peena hospital, daily routine ward, after discharge, discharge ke baad, chhutti ke baad, छुट्टी के बाद, stay kitna,
      short stay, day admission, pack, packing, pack bag, bag pack, kya pack
    `),
  },
  {
    pages: ['/rights', '/psychiatric-care'],
    means: 'certificate records disability',
    spoken: lines(`
      viklang, viklang certificate, viklangta, विकलांग, विकलांग सर्टिफिकेट, विकलांगता प्रमाण पत्र, विकलांग प्रमाण पत्र, ਅਪੰਗ,
      ਅਪੰਗਤਾ ਸਰਟੀਫਿਕੇਟ, apang certificate, divyang, दिव्यांग, udid, disability, disability certificate, disability card,
      disability pension, handicap certificate, certificate, pramaan patra, praman patra, प्रमाण पत्र, सर्टिफिकेट, ਸਰਟੀਫਿਕੇਟ,
      medical certificate, fitness certificate, mental fitness certificate, sick leave certificate, leave certificate, medical leave,
      chhutti certificate, sick note, report, reports, medical report, medical record, records, my records, record copy,
      discharge summary, file copy, parchi copy, discharge papers, reports kab milegi, kaagaz, कागज़, documents, niramaya, pension,
      viklang praman patra, viklangta certificate, viklang card, विकलांग कार्ड, विकलांगता प्रमाणपत्र, विकलांग पेंशन, विकलांगता,
      divyang certificate, divyang card, दिव्यांग प्रमाण पत्र, udid card, handicapped, handicapped certificate, disability percent,
      autism certificate, mental disability, mansik viklang, मानसिक विकलांग, ਅਪਾਹਜ, ਅਪਾਹਜ ਸਰਟੀਫਿਕੇਟ, ਅੰਗਹੀਣ, ਅੰਗਹੀਣ ਸਰਟੀਫਿਕੇਟ,
      ਸਰਟੀਫਿਕੇਟ ਚਾਹੀਦਾ, certificate kaise banega, certificate banwana, certificate chahiye, प्रमाण पत्र कैसे, सर्टिफिकेट कैसे,
      मेडिकल सर्टिफिकेट, मेडिकल, medical banwana, medical chahiye, fitness, fit certificate, duty join certificate, leave letter,
      office leave, chhutti ki parchi, sick leave, doctor certificate, doctor letter, letter, letter from doctor, bonafide,
      treatment certificate, case history, old record, purana record, file, meri file, mera record, report copy, report chahiye,
      report kab, रिपोर्ट, रिपोर्ट चाहिए, ਰਿਪੋਰਟ, discharge card, insurance papers, court certificate, guardianship,
      gun licence certificate, arms licence, driving licence fitness, pension certificate, income tax 80
    `),
  },
  {
    pages: ['/rights'],
    means: 'rights',
    spoken: lines(`
      adhikar, haq, shikayat, complaint, complain, legal aid, अधिकार, हक, शिकायत, कानूनी मदद, ਸ਼ਿਕਾਇਤ, ਹੱਕ, ਅਧਿਕਾਰ, rights,
      patient rights, my rights, kanoon, kanun, कानून, law, act 2017, mental healthcare act, advance directive,
      nominated representative, nominee, consent, marzi, feedback, grievance, staff ne maara, staff misbehave, badsaluki,
      treated badly, review board, lawyer, vakil, wakeel, guardian, property, naukri se nikal, job lose illness, will anyone know,
      mere adhikar, mareez ke adhikar, patient ke adhikar, मरीज़ के अधिकार, ਮਰੀਜ਼ ਦੇ ਹੱਕ, shikayat kahan, shikayat kaise,
      shikayat karni, शिकायत कहाँ, शिकायत कैसे, ਸ਼ਿਕਾਇਤ ਕਿੱਥੇ, complaint kaise, complaint kahan, complaint against, complain staff,
      doctor ki shikayat, staff ki shikayat, galat vyavhar, galat ilaj, negligence, laparwahi, restraint, bandh ke rakha, tied,
      isolation, police, legal, legal help, kanooni, kanooni madad, mental health act, mhca, act, informed consent, sehmati, सहमति,
      nominated, ombudsman, human rights, discrimination, bhedbhav, insurance rights, staff badtameezi, staff badtameez,
      nurse badtameezi, doctor badtameezi, doctor badtameez, staff rude
    `),
  },
  {
    pages: ['/privacyPolicy', '/rights'],
    means: 'privacy data',
    spoken: lines(`
      data, mera data, my data, data delete, delete data, delete my data, privacy, privacy policy, personal data,
      personal information, प्राइवेसी, जानकारी मिटाना, data mitana, डेटा, ਡਾਟਾ, cookies, details delete, account delete,
      number delete, secret, gupt rakhna, confidential, confidentiality, gopniya, गोपनीय, kisi ko pata na chale, ਕਿਸੇ ਨੂੰ ਪਤਾ,
      privately, secretly, dpdp, pata na chale, pata to nahi chalega, pata chalega kisi ko, kisi ko bataoge nahi, batayenge nahi,
      baat gupt, gupt, राज़, raaz, secret rahega, office ko pata, office pata, naukri pata, family ko pata, gharwalon ko pata,
      kya sabko pata, koi jaan na le, is it private, private rahega, anonymous, naam nahi batana, बिना नाम, data kaise delete,
      data hatana, delete account, delete my details, delete information, information delete, record delete, remove my data,
      meri jaankari, mera number hatao, gdpr, data safe, data share, whom do you share
    `),
  },
  {
    pages: ['/pictures'],
    means: 'room pictures',
    spoken: lines(`
      kamra, rooms, room, photo, photos, pictures, images, gallery, kamre, kamre photo, room photo, room kaisa, कमरा, कमरे, फ़ोटो,
      तस्वीर, ਕਮਰਾ, ਫੋਟੋ, hospital photo, hospital pics, facility, facilities, suvidha, suvidhayein, सुविधा, ਸਹੂਲਤ, gym, garden,
      park, ward photo, building, kaisa dikhta, hospital andar, photo dikhao, photos dikhao, फोटो, फोटो दिखाओ, hospital kaisa dikhta,
      room kaise, kamre kaise, कमरे कैसे, ਕਮਰੇ ਕਿਹੋ, ਫੋਟੋਆਂ, inside, inside hospital, infrastructure, ward pictures, room pictures,
      private room photo, tour, virtual tour, playground, cafeteria, hospital dekhna, kaisa hai hospital, andar se kaisa
    `),
  },
  {
    pages: ['/about', '/callback'],
    means: 'hospital Panchkula address',
    spoken: lines(`
      pata, address, kahan, kaha, kidhar, kithe, पता, कहाँ, कहां, किधर, ਕਿੱਥੇ, ਪਤਾ, location, map, google map, directions, direction,
      rasta, raasta, रास्ता, ਰਸਤਾ, kaise pahunche, kaise pahunchu, kaise aaye, कैसे पहुँचें, ਕਿਵੇਂ ਪਹੁੰਚੀਏ, how to reach, reach,
      hospital kahan, hospital kaha, अस्पताल कहाँ, ਹਸਪਤਾਲ ਕਿੱਥੇ, hospital address, clinic kahan, kaun sector, konsa sector, sector,
      sector 15, sector 15 panchkula, near me, nearest, kitni door, how far, bus, bus stop, bus stand, parking, railway station,
      landmark, chandigarh se, zirakpur, pinjore, kalka, mohali, ambala, kahan par hai, kahan hai, kaha par, hospital kidhar,
      hospital kahan par, अस्पताल का पता, पता क्या, पता बताओ, एड्रेस, ਐਡਰੈਸ, ਹਸਪਤਾਲ ਦਾ ਪਤਾ, ਕਿੱਥੇ ਹੈ, kithe hai, kithe aa, kitthe,
      clinic address, full address, hospital location, location bhejo, location send, gps, google maps, map link, kaise aana,
      kaise aau, aane ka rasta, रास्ता बताओ, kaise jaana, auto se, auto, cab, metro, car parking, gaadi parking, gaadi kahan,
      bus kaun si, kaun si bus, kitni dur, kitna door, door hai, sco, plot number, near which, nearby, ambala se, shimla, himachal
    `),
  },
  {
    pages: ['/about', '/management'],
    means: 'hospital about',
    spoken: lines(`
      hospital, aspatal, haspatal, अस्पताल, ਹਸਪਤਾਲ, clinic, hospital timing, hospital time, open time, opening hours, timing,
      timings, samay, कब खुलता, समय, खुलने का समय, ਸਮਾਂ, ਕਦੋਂ ਖੁੱਲ੍ਹਦਾ, kab khulta, kab khula, kitne baje, कितने बजे, ਕਿੰਨੇ ਵਜੇ,
      open now, open today, open sunday, sunday open, holiday open, band kab, khula hai, about, about hospital, about us,
      hospital ke baare, services, which services, kitne bed, how many beds, pharmacy, chemist, medical store, medicine shop,
      dawai ki dukan, lab, reviews, review, rating, best hospital, registered, registration, licence, license, government hospital,
      private hospital, job, jobs, vacancy, naukri, bharti nurse, staff nurse job, internship, training, hospital time kya,
      kab khulte, kab tak khula, kab band hota, kitne baje tak, kitne baje khulta, कितने बजे खुलता, खुलता, ਕਿੰਨੇ ਵਜੇ ਖੁੱਲ੍ਹਦਾ,
      khulne ka samay, band hone ka samay, aaj khula, aaj khula hai, sunday ko khula, sunday khula, रविवार, itwar khula, ਐਤਵਾਰ,
      diwali open, open hai, closed, working hours, working days, hours, office hours, lunch time, hospital ke bare,
      about this hospital, hospital kaisa, achha hospital, good hospital, kaun sa hospital, hospital reviews, hospital naam,
      name of hospital, kaun si bimari, which diseases, what do you treat, kis cheez ka ilaj, kiska ilaj, wheelchair, lift, ramp,
      pharmacy hai, medical shop, dawai dukan, dawai kahan milegi, dawai store, job chahiye, nurse job, doctor job, work here,
      hiring, recruitment, resume, cv, volunteer, sarkari, sarkari hospital, govt hospital, trust hospital, ngo, sister hospital,
      branch, branches, other branch, beds kitne
    `),
  },
  {
    pages: ['/management', '/about'],
    means: 'management',
    spoken: lines(`
      management, owner, malik, मालिक, ਮਾਲਕ, who owns, owns, kiska hospital, kis ka, director, founder, incharge,
      medical superintendent, superintendent, admin, administration, md, ceo, team, staff, who runs, owner kaun, malik kaun,
      hospital ka malik, hospital kiska, हॉस्पिटल का मालिक, ਮਾਲਕ ਕੌਣ, ਹਸਪਤਾਲ ਕਿਸਦਾ, bade doctor, head doctor, chairman, manager,
      hospital manager, hospital owner, who started, kisne khola, board of directors, administrator
    `),
  },
  {
    pages: ['/Youtube'],
    means: 'videos',
    spoken: lines(`
      video, videos, youtube, वीडियो, यूट्यूब, ਵੀਡੀਓ, film, films, watch, video dekhna, videos dikhao, वीडियो दिखाओ, youtube channel,
      video gallery, watch video, interview video
    `),
  },
  {
    pages: ['/Instagram'],
    means: 'instagram reels',
    spoken: lines(`
      instagram, insta, इंस्टाग्राम, instagram page, hospital reels, insta page, insta id, instagram id, social media page, follow,
      facebook, facebook page
    `),
  },
  {
    pages: ['/tools'],
    means: 'sheets tools',
    spoken: lines(`
      worksheet, worksheets, sheet, print, pdf, download, self help, tools, पर्चियाँ, sheets, exercise sheet, printable, print out,
      exercises, checklist, diary, sheets and tools
    `),
  },
  {
    pages: ['/tools/safety-plan'],
    means: 'safety plan',
    spoken: lines(`
      safety plan, crisis plan, सुरक्षा योजना
    `),
  },
  {
    pages: ['/tools/sleep-diary'],
    means: 'sleep diary',
    spoken: lines(`
      sleep diary, neend diary, neend ki diary, नींद की डायरी, sleep log, sleep diary download, sleep record, neend ka record,
      नींद का रिकॉर्ड, ਨੀਂਦ ਡਾਇਰੀ
    `),
  },
  {
    pages: ['/tools/headache-diary'],
    means: 'headache diary',
    spoken: lines(`
      headache diary, sar dard diary, sir dard diary, सिरदर्द डायरी, migraine diary, headache record, headache log, sar dard record,
      headache calendar
    `),
  },
  // Words that say little by themselves
  {
    pages: ['/psychiatry', '/psychiatric-care'],
    means: 'treatment medicine',
    spoken: lines(`
      ilaj, ilaaj, dawai, dawa, इलाज, दवाई, दवा, ਇਲਾਜ, ਦਵਾਈ, treatment, medicine, medicines, goli, tablet, injection, test, tests,
      check up, checkup, bimari, bimar, बीमारी, ਬਿਮਾਰੀ, problem, samasya, samassya, समस्या, pareshani, pareshan, परेशानी, परेशान,
      ਪਰੇਸ਼ਾਨ, ਸਮੱਸਿਆ, takleef, तकलीफ़, dikkat, disorder, disease, illness, help, madad, मदद, ਮਦਦ, symptoms, lakshan, लक्षण, ਲੱਛਣ,
      health, sehat, patient, mareez, मरीज़, ਮਰੀਜ਼, what is wrong with me, madad chahiye, need help, help me
    `),
  },
];

/**
 * Fields of medicine that this hospital has not. A question about one is told so, even where a page uses the word: a page that names a
 * kidney test answers nobody who has a kidney stone. Beside a word of ours it does not count: "thyroid aur depression" finds /depression.
 */
export const otherMedicine: readonly string[] = lines(`
  knee, ghutna, ghutne, घुटना, घुटने, ਗੋਡੇ, ਗੋਡਾ, goda, knee replacement, hip replacement, joint replacement, joint pain,
  jodon ka dard, haddi, haddi dard, हड्डी, ਹੱਡੀ, fracture, plaster, orthopaedic, orthopedic, ortho, kamar dard, कमर दर्द,
  back pain, slip disc, spine, physiotherapy, physiotherapist, gathiya, arthritis, uric acid, daant, dant, दाँत, दांत, ਦੰਦ,
  dental, dentist, tooth, teeth, root canal, braces, aankh operation, aankh dard, eye, eyes test, cataract, motiyabind,
  मोतियाबिंद, ਮੋਤੀਆ, chashma, चश्मा, spectacles, lasik, kaan dard, ear pain, ent, naak, sinus, tonsil, thyroid, थायराइड, sugar,
  diabetes, मधुमेह, insulin, bp machine, cholesterol, heart surgery, bypass, stent, angiography, ecg, cardiologist, kidney,
  gurda, गुर्दे, गुर्दा, ਗੁਰਦੇ, dialysis, डायलिसिस, pathri, पथरी, ਪੱਥਰੀ, prostate, liver, fatty liver, hepatitis, jaundice,
  peeliya, पीलिया, pet dard, पेट दर्द, ਪੇਟ ਦਰਦ, gas acidity, acidity, kabz, constipation, diarrhea, loose motion, dast, ulcer,
  hernia, हर्निया, appendix, अपेंडिक्स, piles, bawasir, बवासीर, ਬਵਾਸੀਰ, fissure, fistula, skin, skin doctor, charm rog, चर्म रोग,
  khujli, खुजली, acne, pimples, muhase, daad, hair transplant, hair fall, baal jhadna, बाल झड़ना, ganja pan, safed daag,
  leucoderma, laser, botox face, plastic surgery, liposuction, cosmetic, cancer, कैंसर, ਕੈਂਸਰ, tumor, tumour, chemotherapy,
  biopsy, normal delivery, delivery cost, delivery charges, delivery package, caesarean, cesarean, ivf, आईवीएफ, iui,
  test tube baby, baanjhpan, infertility, abortion, garbhpat, periods, period pain, mahwari, माहवारी, pcod, pcos, uterus,
  bachedani, ultrasound, अल्ट्रासाउंड, sonography, x ray, xray, एक्सरे, एक्स रे, ਐਕਸਰੇ, mri, एमआरआई, ct scan, सीटी स्कैन,
  pet scan, mammography, endoscopy, vaccine, vaccination, teeka lagwana, टीका, tika, polio, fever, bukhar, बुखार, ਬੁਖਾਰ, dengue,
  डेंगू, malaria, मलेरिया, typhoid, टाइफाइड, chikungunya, corona, covid, cold cough, khansi, खाँसी, खांसी, zukam, जुकाम, flu, tb,
  टीबी, asthma, dama, दमा, chest xray, pneumonia, allergy, blood donation, blood bank, khoon dan, organ donation, eye donation,
  snake bite, dog bite, kutta kata, कुत्ता काटा, rabies, burn, jal gaya, stitches, taanke, circumcision, khatna, vasectomy,
  nasbandi, hydrocele, varicose, paralysis, lakwa, लकवा, ਲਕਵਾ, brain tumor, brain surgery, weight loss, motapa, height badhana,
  hearing aid, post mortem, ayurvedic, homeopathy, homeopathic, panchkarma, mortuary, surgery, surgeon, icu bed, oxygen cylinder,
  blood test, sugar test, operation, ऑपरेशन, ਆਪਰੇਸ਼ਨ, implant, cochlear, transplant, urologist, urology, cardiology,
  dermatologist, dermatology, oncologist, nephrologist, gastroenterologist, gastro, pulmonologist, endocrinologist, orthopedist,
  laparoscopy, gallbladder, gall bladder, stone, stone operation, weight loss diet, diet plan, diet chart, dandruff, scan,
  x ray scan, gynae delivery, pitta ki thaili, heart valve, heart specialist, chest specialist, eye specialist, aankh,
  aankhon ka doctor, आँखों का डॉक्टर, ਅੱਖਾਂ, ਅੱਖਾਂ ਦਾ ਡਾਕਟਰ, kaan, nose, throat, gala kharab, stomach, pet, lungs, phephde, bone,
  haddiyan, shoulder pain, neck pain, gardan dard, ghutno, edi dard, nas dabna, sciatica, down syndrome, dna test,
  paternity test, pregnancy test, blood group, hiv, aids, sti, std, syphilis, hernia operation, sugar ki dawa, ਸ਼ੂਗਰ, शुगर,
  bp ki dawa, hair, baal, skin specialist, pimple
`);

/** Offices, shops and everything else that people search for. A question with such a word finds no page. */
export const otherMatters: readonly string[] = lines(`
  ayushman, ayushman card, ayushman bharat, आयुष्मान, आयुष्मान कार्ड, ਆਯੁਸ਼ਮਾਨ, golden card, chirayu, चिरायु, esi, esic, echs,
  cghs, ration card, राशन कार्ड, aadhaar, aadhar, आधार कार्ड, pan card, voter card, passport, visa, वीज़ा, driving licence,
  driving license, gas connection, bijli bill, बिजली का बिल, ਬਿਜਲੀ ਦਾ ਬਿੱਲ, electricity bill, property tax, sarkari result,
  sarkari naukri, admit card, result 10th, cbse result, train, train ticket, irctc, flight, hotel, taxi, ola, uber, weather,
  mausam, मौसम, ਮੌਸਮ, cricket, cricket score, ipl, ipl score, match score, football, gold rate, sona bhav, सोने का भाव,
  petrol price, share market, stock market, sensex, bank loan, home loan, personal loan, credit card, insurance policy buy,
  pizza, burger, restaurant, recipe, zomato, swiggy, amazon, flipkart, movie, movie ticket, song, songs, gana, news, horoscope,
  rashifal, kundli, panchang, wedding hall, property dealer, flat for sale, plot, rent a flat, pg accommodation, car wash,
  mobile repair, mobile recharge, recharge, laptop repair, plumber, electrician, carpenter, packers movers, school admission,
  college admission, tuition, coaching centre, driving school, beauty parlour, salon, tailor, jcb, tractor, used car, bike price,
  iphone, tv price, capital of, president of, prime minister, translate, calculator, calendar, bank, bank job, passport renewal,
  ਪਾਸਪੋਰਟ, पासपोर्ट, railway, bus ticket, lottery result, exam result, lipstick, shoes, clothes, shopping mall, cinema, netflix,
  game download, wifi, internet connection, gas cylinder, water bill, courier, parcel, post office, police station,
  marriage certificate, birth certificate, death certificate, caste certificate, income certificate, domicile, bijli, astrologer,
  jyotish, vastu, driving test, school fees, college fees, gym membership, yoga mat, bill bijli, बिजली, bus timing, bus time,
  ਬੱਸ ਟਾਈਮ, drug test, gas stove, brain tumor, brain stroke, stroke, head injury, sir ki chot, share price, ludo, ludo download,
  kabaddi, kabaddi match, match, dosa, mobile price, ticket, table tennis, badminton, bijli ka bill, movie timing, movie timings,
  bank vacancy, test kit, mobile phone price, mobile shop, mandir timing, gurudwara timing, temple timing, hotel booking, tiffin,
  catering, beauty, tattoo, fairness, ghee, protein powder, gym trainer, body building, pet clinic, veterinary, dog vaccine
`);
