import type { PageQueries } from '../../../queries/query-language.ts';

export const pageQueries: PageQueries = {
  // Sleep
  sleep: `
    neend, नींद, neend ki problem, neend ki bimari, neend ka doctor, neend ka ilaj, zyada neend, bahut neend,
    din bhar sona, sota rehta, sone mein dikkat, sone ki dikkat, sona, bahut sota, sara din sota, din bhar sota,
    neend bahut aati, neend kharab, soya nahi, नींद की दिक्कत, sone ki dawa, neend ki dawa, neend ki dawai,
    नींद की दवा
  `,
  'insomnia-sleep': `
    neend nahi, neend nahi aati, anidra, नींद नहीं, अनिद्रा, so nahi pata, sona nahi, sleep nahi, raat bhar jaagna,
    raat jagna, रात भर जागना, neend udna, neend der, neend kam, neend ki goli, नींद की गोली, need nahi aati,
    raat bhar karvat, karwat badalna, neend na aana, neend gayab, sona chahta nahi, sone nahi deta, raat jagta,
    raat bhar jagta, raat bhar jagi, jaagta rehta, नींद न आना, नींद नहीं आ रही, सो नहीं पाता, सो नहीं पाती,
    रात को जागता, neend lane ka tarika, sone ka tarika, mind sleep nahi
  `,
  'insomnia-withdrawal-tablets': `
    neend goli aadat, neend goli lat, alprax aadat, नींद की गोली की आदत, neend ki goli chhodna, neend ki goli
    chhudana, neend ki goli kaise chhute, neend ki goli aadat chhute, neend ki goli band karna, neend ki dawai ki
    aadat, neend ki dawai chhodna, neend ki goli roz, goli ke bina neend nahi, नींद की गोली छोड़ना, नींद की गोली
    छूटे, नींद की गोली बंद, नींद की दवा की आदत, गोली के बिना नींद नहीं, alprax chhodna
  `,
  'disturbed-sleep-waking': `
    neend tutna, neend tut, neend khul, neend baar baar, नींद टूटना, नींद टूट, नींद खुल, raat uthna baar baar,
    kacchi neend, kachi neend, कच्ची नींद, pair hilna raat, aankh khulna, aankh khul, aankh khul jana,
    aankh khulna 4 baje, aankh jaldi khulna, jaldi aankh, आँख खुल जाती, आँख खुलना, subah jaldi uthna, 3 baje uthna,
    raat neend tootna, neend puri nahi hoti tootna, karwat, jet lag, pair mein bechaini, pairon mein bechaini
  `,
  'snoring-sleep-tired': `
    kharrate band, kharate, kharrate, ghurade, खर्राटे, subah thakan, uthkar thakan, सुबह थकान, din neend, sona thakan,
    neend saans rukna, नींद में साँस रुकना, neend poori nahi, नींद पूरी नहीं, kharaate, kharaton, naak bajana,
    neend baad thakan, subah fresh nahi, fresh nahi, subah uthne man nahi, neend saans rukti, saans rukna neend,
    din mein sona, dopahar neend, hamesha thaka, thaka hua uthna, सोकर भी थकान, उठने पर थकान, susti, susti rehti,
    सुस्ती, alas, aalas,
    neend mein saans rukna, sote saans rukna, सोते हुए साँस रुकना
  `,
  nightmares: `
    bura sapna, bure sapne, darawne sapne, बुरे सपने, डरावने सपने, sapne dar, neend dar uthna, raat chillana neend,
    neend chaunkna, raat chillana, raat darna, raat dar, raat dar uthna, raat ko darta, raat rona bacha, neend rona,
    neend chillana, sote chillana, sapne mein dar, sapna, sapne, khaufnak, रात को डर, रात को चिल्लाना, सपने,
    नींद में डरना, marne ke sapne, saanp ke sapne,
    raat ko cheekh kar uthna, neend mein cheekhna, raat ko dar kar uthna, रात को चीखकर उठना, नींद में चीखना, रात को
    डरकर उठना, रात को रोकर उठना
  `,
  'sleep-walking': `
    neend chalna, नींद में चलना, neend uthkar chalna, raat neend ghar bahar nikalna, neend chal, neend ghoomna,
    neend mein uthkar, sote chalna, raat neend bahar nikal, neend uth kar chalna
  `,
  'sleep-talking': `
    neend bolna, नींद में बोलना, neend badbadana, नींद में बड़बड़ाना, neend baat karna, sote bolna, neend barbarana,
    neend mein baatein, sleeptalking, raat neend bolna
  `,
  // Mood
  'mood-test': `
    udasi test, उदासी टेस्ट, उदासी की जाँच, डिप्रेशन टेस्ट, फ़ीलिंग टेस्ट, डिप्रेशन की जाँच, depression kaise pata,
    depression check karna, mood ki jaanch
  `,
  'depression-sad': `
    udasi, udas, dukhi, उदासी, उदास, दुखी, man nahi, man nahi lagta, dil nahi lagta, मन नहीं लगता, मन नहीं लग,
    दिल नहीं लगता, dil nahi, accha nahi lagta, acha nahi, kuch accha nahi, अच्छा नहीं, अच्छा नहीं लगता,
    kisi kaam man nahi, khushi nahi, khush nahi, rona, rona aata, rota rehta, roti rehti, रोना, रोना आता, रोती रहती,
    nirasha, निराशा, umeed nahi, himmat nahi, himmat toot, akelapan, अकेलापन, akela, gumsum, chup rehta, chupchap,
    गुमसुम, चुप रहना, kamre band rehta, kisi se baat nahi, baat nahi karta, bolna band, thakan, थकान, thakawat,
    energy nahi, interest nahi, bhookh nahi, bhukh nahi lagti, भूख नहीं, bojh, boring zindagi, zindagi bekar,
    jindagi bekar, bekaar lagta, avsad, ro rahi, ro, rona roknaa, rone ka man, बार बार रोना, रोना बंद नहीं,
    कुछ करने का मन नहीं, mood kharab, मूड खराब, depression ka ilaj, depression ki dawa, hasna bhool gaya, haste nahi,
    jeevan mein khushi nahi, man bhaari, man udas, mann bhari, dil bhaari, dil udas, dil dukhi, दिल भारी, मन भारी,
    मन दुखी, bistar se uthne man nahi, uthne ka man nahi, kaam mein man nahi, kaam man nahi, काम में मन नहीं,
    padhai nahi kaam nahi man, himmat nahi hoti, haar gaya, thak gaya, thak gayi, thak gaya hu, zindagi se thak,
    pareshan udas, weight kam bhukh, bhookh kam, भूख कम, bhookh mar, khud ko bekar, bekar samajhna, apne aap ko dosh,
    khud ko dosh, akele rehta, akela rehta, akele rehna, akele baithna, alag rehta, kat gaya sabse,
    baahar nahi nikalta, ghar se nahi nikalta, kisi se milna nahi, milna julna band, chup ho gaya, chup ho gayi,
    chup chap, gumsum rehna, dukh, mayoos, मायूस, udasi kaise door, khush kaise rahe, khush kaise,
    kaam jaane ka man nahi, office jaane man nahi, kahin jaane man nahi, karne ka man nahi, thakan kamzori,
    kamzori thakan, bina wajah rona, bina wajah udas
  `,
  'depression-birth-baby': `
    bachcha hone ke baad awaz, delivery ke baad awaz, बच्चा होने के बाद आवाज़ें, delivery udas, delivery rona, delivery ke baad udas, delivery baad, delivery ke baad, bacha hone baad,
    bacha hone ke baad, baby ke baad, janm baad, prasav, प्रसव के बाद, डिलीवरी के बाद, डिलीवरी के बाद उदासी,
    nayi maa, jaccha, sutak, garbh tanav, pregnancy udas, bachche ke janm ke baad, बच्चा होने के बाद,
    बच्चे के जन्म के बाद, नई माँ, bachche se lagav nahi,
    delivery ke baad rona, bachcha hone ke baad rona aata, बच्चा होने के बाद रोना, डिलीवरी के बाद रोना
  `,
  'pregnancy-medicine': `
    garbh, garbhavati, गर्भवती, गर्भावस्था, pregnancy dawai, pregnant dawa, doodh pilana dawai, pet se hai dawai,
    गर्भ में दवा
  `,
  'bipolar-mania': `
    baipolar, बाइपोलर, kabhi khush kabhi udas, kabhi khush kabhi gham, khush udas, मूड बदलता, कभी खुश कभी उदास,
    mood badalna, bahut zyada bolna, bahut bolta, ज़्यादा बोलना, tezi, tej, badi badi baatein, बड़ी बड़ी बातें,
    fizul kharchi, paisa udana, pese udana, paise udata, unmad, उन्माद, neend bina energy, paise uda, paisa udata,
    bahut kharcha karta, fizool kharcha, shopping bahut, bahut khush, kabhi high kabhi low,
    mood kabhi accha kabhi kharab, kabhi gussa kabhi pyar, kabhi hasna kabhi rona, kabhi hasta kabhi rota,
    कभी हँसना कभी रोना, कभी ख़ुश, bade bade plan, badi badi baat, khud ko bhagwan, khud ko raja, bhagwan samajhta,
    neend nahi energy, sota nahi bolta rehta, bolta rehta, bolta hi rehta, chup nahi hota, बोलता रहता, nonstop bolna,
    ati utsah,
    soya nahi taakat bahut, kai din se soya nahi taakat, bina soye taakat, सोया नहीं फिर भी ताकत, बिना सोए ताकत
  `,
  'counselling-loss-breakup': `
    dil toot gaya, dil toota, दिल टूट, pyar dhokha, dhokha, chhod gayi, pyar, ishq, gham, gam, pati ki maut, maut,
    yaad aati, chhod diya ladki, ladki ne chhod, ladke ne chhod, uski yaad, bhula nahi pata, dil tutna, papa ki death,
    mar gaye, guzar gayi, dehant, देहांत, गुज़र गए, beta guzar, bachche ki maut, pati guzar, garbhpaat dukh
  `,
  // Worry, fear and stress
  'worry-test': 'ghabrahat test, gabrahat test, chinta test, घबराहट टेस्ट, घबराहट की जाँच, gad 7',
  'anxiety-panic': `
    ghabrahat, gabrahat, ghabrat, bechaini, घबराहट, बेचैनी, पैनिक अटैक, ghabra jata, ghabrana, dil ghabrana,
    jee ghabrana, जी घबराना, दिल घबराना, dil dhadkna, dhadkan, dhadkan tez, dil tez, धड़कन तेज़, दिल की धड़कन,
    paseena, pasina aata, पसीना, saans phulna, saans nahi aati, dam ghutna, साँस फूलना, दम घुटना, heart attack jaisa,
    haath paon thande, kaampna, kampna, haath kampna, haath kaampte, हाथ काँपना, हाथ काँपते, chain nahi,
    chakkar ghabrahat, saans atakna, saans rukna dar, saans nahi, दम फूलना, dam phulna, gala sukhna, gale mein kuch,
    gala bhar, seene mein dard, chhati mein dard tension, heart attack dar, lagta heart attack, dhak dhak, dhukdhuki,
    धुकधुकी, dil baithna, dil baitha, दिल बैठ, haath pair kaampna, हाथ पैर काँपना, हाथ पैर काँपते, haath pair thande,
    haath pair sunn, jhunjhuni, pet mein gadbad tension, pet mein titli, chakkar, bar bar chakkar, ghabrahat raat,
    ghabrahat dawai, chinta rog, bechain, ungliyan kaampna, sharir kaampna, ghutan, घुटन, saans ghutna,
    bp badhna ghabrahat
  `,
  'anxiety-worry-fear': `
    chinta, fikar, dar, चिंता, फ़िक्र, डर, dar lagta, डर लगता, फोबिया, lift dar, unchai dar, andhera dar, akele dar,
    bheed dar, stage dar, bheed ghabrahat, bimari dar, marne dar, maut dar, mujhe dar lagta, public bolna,
    public mein bolne dar, stage par bolna, sabke saamne bolna, log kya kahenge, darr, dara hua, dara rehta, sehma,
    sehma rehta, सहमा, डरा हुआ, anhoni, अनहोनी, kuch bura hoga, bura khayal dar, galat hone dar, accident dar,
    gaadi chalane dar, flight dar, injection dar, paani dar, kutte dar, kabootar dar, chhipkali dar, band jagah dar,
    fikr, chinta rehti, chinta bahut, har baat chinta, bachon ki chinta, bhavishya chinta, cancer dar,
    akela bahar nahi, akele bahar, ghar bahar nahi, akele bahar jaana, bahar jaane dar
  `,
  'negative-thoughts-overthinking': `
    zyada sochna, bahut sochna, sochte rehna, सोचते रहना, ज़्यादा सोचना, dimag mein vichar, vichar band nahi,
    negative soch, ulti soch, nakaratmak, नकारात्मक विचार, सोच बदलना, galat khayal, soch soch, sochta rehta,
    sochti rehti, bahut soch, zyada soch, soch band nahi, dimag chalta, dimag chalta rehta, dimag nahi rukta,
    dimag band nahi, bekar khayal, ulte khayal, galat soch, man mein vichar, mann nahi rukta
  `,
  stress: `
    tanav, तनाव, टेंशन, naukri tension, kaam ka dabav, dabav, naukri chali, kaam bojh, karz, karza tension,
    karz tension, paise ki tension, ghar tension, parivar tension, ghar kalesh, kalesh, gharelu kalesh, saas bahu,
    sasural, ससुराल, dimag thak, dimag garam, mann shanti, मन शांति, boss pareshan, office pareshan, kaam ka stress,
    kaam zyada, dukan tension, karobar, nuksan business, udhaar, paiso ki tension, paise ki dikkat, garibi,
    berozgar, job nahi, naukri nahi, job chali gayi, ghar ka mahaul, zameen jhagda, mukadma, bimar maa ki dekhbhal,
    tension kaise kam, stress kaise kam, dabaav, दबाव, kamm da bojh, bojh kaam, zimmedari, thakaan dimag,
    dimag bhari, dimag fatna, saas pareshan, bahu pareshan
  `,
  'farm-debt-abroad': `
    qarz, karza, karz, kisan, kisan karza, kisan helpline, fasal kharab, fasal barbad, fasal kharab ho gayi, ole pad gaye,
    fasal bima, bank ka notice, sahukar, deport, deport ho gaya, america se wapas bheja, visa reject, canada mein beta,
    canada me beta depression, beta videsh mein bimar, agent ne thaga, dunki, कर्ज़, कर्ज़ा, कर्ज, किसान, किसान कर्ज़,
    फ़सल ख़राब, फसल खराब हो गई, डिपोर्ट, विदेश में बेटा बीमार, एजेंट ने ठगा
  `,
  'carer-tired': `
    dekhbhal karte thak gayi, dekhbhal karte karte thak gayi, dekhbhal karte thak gaya, sewa karte thak gayi,
    viklang pension, viklang pension kitni, divyang pension, maa baap ke baad kaun, mere baad kaun dekhega,
    देखभाल करते थक गई, देखभाल करते करते थक गई, दिव्यांग पेंशन, विकलांग पेंशन, माँ बाप के बाद कौन, मेरे बाद कौन देखेगा
  `,
  'secret-under-18': `
    doctor ghar bata dega, kya doctor ghar bata dega, ghar pe bata denge, mummy ko bata denge, mummy ko pata chalega,
    papa ko pata chal jayega, secret baat, raaz, nabalig, डॉक्टर घर बता देगा, क्या डॉक्टर घर बताएगा, मम्मी को पता चलेगा, राज़,
    नाबालिग, पॉक्सो
  `,
  'exam-stress': `
    exam dar, paper dar, pariksha, pariksha dar, परीक्षा, परीक्षा का डर, परीक्षा तनाव, पेपर का डर, result dar,
    marks kam, fail hone dar, fail ho gaya, kota, padhai tension, padhai pressure, पढ़ाई का दबाव, paper kharab,
    paper ki tension, paper ka dar, exam ghabrahat, exam ke time, result kharab, number kam, kam number,
    hostel akela, college man nahi, padhai ka bojh, yaad nahi hota exam, pass nahi, fail kar gaya, back lag gayi,
    imtihan, एग्ज़ाम, एग्जाम, एग्जाम की टेंशन, पढ़ाई की टेंशन, padhai ki tension, पेपर की टेंशन
  `,
  'relaxation-breathing': `
    saans exercise, saans vyayam, साँस का व्यायाम, pranayam, yog, योग, dhyan lagana, mann shant karna, shant kaise,
    shavasana, saans lena, saans lene ka tarika, saans tarika, meditation kaise, dhyan karna, ध्यान लगाना,
    mann shant, dimag shant, dimag thanda, दिमाग शांत, शांत कैसे, relax kaise, anulom vilom
  `,
  'social-shy': `
    sharam, sharm, शर्म, sharmila, sharmata, शर्मीला, logon sharam, log baat sharam, logon se baat dar,
    baat karne sharam, log dar, log ghabrahat, लोगों से बात, लोगों से डर, jhijhak, jhijak, झिझक, dost nahi,
    friends nahi, dost banana, ghulna milna nahi, mix nahi, confidence kam, aatmvishwas, आत्मविश्वास,
    logon ke saamne, log ke saamne bolna, baat karne mein dar, baat karne sharm, ladkiyon se baat,
    ladki se baat karne dar, party jaane dar, function mein nahi jata, rishtedaron se, mehmaan se, log milne dar,
    milne julne dar, nazar nahi milata, aankh mila kar, dost nahi bante, koi dost nahi, bolne mein sharm,
    confidence nahi, confidence badhana, khud par bharosa, khud bharosa nahi, bharosa nahi, heen bhavna, हीन भावना,
    आत्मविश्वास की कमी, interview dar, interview ghabrahat
  `,
  'speech-stammer': `
    haklana, haklata, haklahat, हकलाना, हकलाता, हकलाहट, thathlana, atak kar bolta, atakna, tutlana, totla, tutla,
    तुतलाना, tutlata, saaf nahi bolta, bolne mein atakna, bolte atak, atak atak, bolne rukna, zubaan atakna,
    ruk ruk kar bolta, रुक रुक कर बोलना, अटक कर बोलता, साफ़ नहीं बोलता, hakla, haklapan, हकलापन, haklane ka ilaj
  `,
  // Thoughts, voices and suspicion
  'obsession-compulsion': `
    vehem, wehem, veham, vahem, vaham, वहम, वहम की बीमारी, baar haath dhona, haath dhona, baar dhona, hath dhota,
    हाथ धोना, baar check, baar tala check, taala check, ताला चेक, baar baar check, safai bimari, safai zyada,
    safai ki bimari, सफ़ाई की बीमारी, gandagi dar, chhuachhoot, naha nahana baar, ginti, gande vichar, gande khayal,
    गंदे विचार, bure vichar, ek hi baat baar, ek hi baat dimag, bar bar wahi, baar vichar, बार बार विचार, ओसीडी,
    baar baar safai, bar bar safai, बार बार सफ़ाई, बार बार हाथ, बार बार ताला, gas check baar, darwaza check,
    baar baar dekhna, baar baar poochna, बार बार पूछना, baar baar nahana, ghanton nahana, ghante nahana,
    ghanto bathroom, toilet ghante, नहाने में घंटों, cheezein seedhi rakhna, line mein rakhna, shak ki gas khuli,
    chhoona nahi, haath gande lagna, kitanu, keetanu, infection dar, napak, apavitra, ashudh, bhagwan ke bare gande,
    bhagwan gande vichar, kisi ko maar dunga vichar, aise vichar aate, vichar baar aate, bure khayal, kabaad jama,
    vehem bimari, wehem bimari, वहम बीमारी, dimag ek hi baat, dimag ek baat, gande khayal mandir, mandir vichar,
    pooja vichar, puja karte gande, dimag baat ghoomna, dimag mein baat ghoomti, baat ghoomti rehti,
    baar vichar aana, vichar, विचार, ख़याल, khayal, haath dho, dho dho, haath zakhm dhona
  `,
  'obsession-suspicion': 'papa vehem, shak vehem, vehem shak, shak ki bimari',
  'voices-suspicion-hallucination-delusion': `
    shak, शक, shak karna, sab par shak, biwi par shak, patni par shak, pati shak, pati par shak karta, awaaz, awaazein,
    awaz sunna, awaazein sunna, awaz sunai, आवाज़ें सुनना, आवाज़ें, आवाज़ सुनाई, kaan awaaz, kaano mein awaz,
    kaan mein koi bolta, cheezein dikhna, dikhai dena, चीज़ें दिखना, akele bolna, akele baat, khud se baat, khud baat,
    khud se bolna, apne aap hasna, akele hasna, khud hasna, अपने आप हँसना, अकेले में बात, खुद से बातें, jadu, jaadu,
    जादू, jadu tona, jaadu tona, tona totka, टोना, kala jadu, kuch karwa diya, kiya karaya, nazar lagna, nazar,
    padosi jadu, log dushman, dushman, koi maarna chahta, zeher dete, log peeche, log meri baat, camera lagaya,
    सिज़ोफ्रेनिया, ulti seedhi baatein, ulti sidhi, behki baatein, बहकी बहकी बातें, नहाता नहीं, nahata nahi,
    kapde phadna, log mere baare, log baat karte mere, log baatein banate, peecha karna, peecha kar raha,
    koi peecha karta, koi peecha, पीछा, कोई पीछा करता, peeche lage, koi dekh raha, koi mujhe dekhta, koi maar dega,
    maar denge, jaan ka khatra, zeher milaya, khane mein zeher, khane mein kuch milaya, khane mein kuch mila,
    khane jadu, kaan mein aawaz, kaan awaz aana, कान में आवाज़, कान में आवाज, aawaz aati, awaz aati, awaaz aana,
    koi bulata, ajeeb awaz, ajeeb baatein, ajeeb harkatein, अजीब बातें, अजीब हरकतें, hawa mein baat, deewar se baat,
    akele hansna, अकेले हँसना, अकेले बोलता, khud se bolta, khud se hasna, apne aap bolna, अपने आप बोलना,
    apne aap muskurana, totka, kisi ne kuch khila diya, kuch khila diya, kisi ki nazar, नज़र लग, tuna,
    wife character shak, patni charitra shak, charitra shak, affair shak, chip lagayi, dimag padh lete,
    man ki baat jaan lete, ganda rehta, safai nahi rakhta, ghar se nikal jata, sadak par ghoomta, bhatakta,
    ghoomta rehta, sab khilaf, log khilaf, mere khilaf, khilaf, sazish, साज़िश, खिलाफ़, jasoosi, jasoos
  `,
  'possession-functional-attack': `
    bhoot, bhoot chadhna, bhoot pret, pret, bhut, भूत, भूत प्रेत, chudail, jinnat, saya, bhoot ka saya, upri hawa,
    ऊपरी हवा, mata aana, devi aana, maata aa gayi, देवी आना, tantrik, तांत्रिक, baba ji jhaad phoonk, jhad phook,
    झाड़ फूँक, mata chowki, aatma, आत्मा, pret aatma, pretatma, saya hai, कोई साया, bhoot aana, भूत आना, भूत चढ़ गया,
    bhoot utarna, bhoot utaarna, bhoot dikhna, भूत दिखना, mata ka aana, mata ji aana, माता आना, devta aana, peer baba,
    dargah, mazar, ojha, ओझा, baba ke paas, jhaada, jhada, झाड़ा, opari, opri, opri hawa, opri parayi, ओपरी, ओपरी पराई,
    hawa lag gayi, हवा लग गई, jhaad phoonk, mata aa gayi, माता आ गई, bhoot lag gaya, hysteria ka daura, हिस्टीरिया,
    mirgi nahi par daura, daura par eeg normal, zanjeer se baandha, dusri awaaz mein bolti, chilli ka dhuan,
    mirch ka dhuan
  `,
  'mind-changes-first-weeks': `
    pehli baar awaazein, pehli baar awaaz, achanak shak karne laga, shak karne laga, achanak badal gaya,
    beta badal gaya, bete ka dimag badal gaya, camera par tape, khane mein zeher kehta, khane me zeher kehta hai,
    पहली बार आवाज़ें, पहली बार आवाज़, अचानक शक करने लगा, शक करने लगा, खाने में ज़हर कहता, बेटा अचानक बदल गया
  `,
  'mental-illness': `
    pagal, pagalpan, पागल, पागलपन, dimag, dimaag, दिमाग, dimagi bimari, dimag kharab, dimag ki bimari, दिमाग की बीमारी,
    दिमागी हालत, dimag ka doctor, दिमाग का डॉक्टर, mental bimari, mansik, mansik rog, mansik bimari, मानसिक रोग,
    मानसिक बीमारी, manorog, मनोरोग, man ki bimari, मन की बीमारी, man ka doctor, साइकेट्रिस्ट, मनोचिकित्सक,
    मनोरोग विशेषज्ञ, psychiatrist psychologist fark, ajeeb harkat, badal gaya, hosh nahi, nas ki bimari, ठीक हो जाएगा,
    elaaj sambhav, khana nahi, khana nahi khata, khana chhod, खाना नहीं, खाना नहीं खाता, roti nahi khata,
    khana peena band, हिस्टीरिया, nafsiyati, dimagi, dimagi dikkat, dimagi doctor, dimagi problem, dimag hil,
    dimag kaam nahi, dimag kaam nahi karta, दिमाग काम नहीं, dimag chal gaya, dimag ghoom, मेंटल, मेंटल हॉस्पिटल,
    मानसिक अस्पताल, मानसिक परेशानी, mansik pareshani, mansik tanav doctor, mansik santulan, neend ki goli nuksan nahi,
    ilaj sambhav, ilaj ho sakta, kitne din mein theek, theek hone mein kitna, khana band, khana peena chhod, khati nahi,
    khana khana nahi, kuch nahi khata, kuch nahi khati, kuch khata nahi, खाना पीना छोड़, कुछ नहीं खाती, weight kam,
    vajan kam, वज़न कम, wajah bina dard, badan dard, sharir dard, har jagah dard, dora hysteria, balatkar, chhed chhad,
    ajeeb, achanak badal, swabhav badal, nature badal gaya, hosh mein nahi, kisi ko pehchaan nahi, ektarfa
  `,
  'memory-old-age': `
    mata behki baatein, maa behki baatein, pita behki baatein, dadi behki baatein, buzurg behki baatein, raat behki baatein,
    माता बहकी बातें, पिता बहकी बातें, दादी बहकी बातें, bhoolna, bhulna, bhool jana, bhool jati, bhul jata, bhulakkad, bhulne bimari, bhoolne ki bimari, भूलना, भूल जाना,
    भूलने की बीमारी, भूल जाते, भूल जाती, yaad nahi, yaad nahi rehta, yaad nahi rahta, याद नहीं, याद नहीं रहता,
    yaaddasht, yaddasht, याददाश्त, yaadash, डिमेंशिया, अल्ज़ाइमर, ghar rasta bhool, raasta bhool jana, naam bhool,
    log pehchanna nahi, pehchante nahi, नहीं पहचानते, pehchan nahi, budhapa, buzurg, bujurg, बुज़ुर्ग, बुढ़ापा, dada,
    dadi, nana ji, नानी, दादी, दादा, dadi bhool, dada bhool, satthiyana, sathiya gaye, yaaddasht kamzor, yaad kamzor,
    memory kamzor, dimag kamzor, याददाश्त कमज़ोर, याददाश्त की कमी, bhool, bhool gaya, bhool rahe, bhool jate,
    sab bhool, naam yaad nahi, rasta bhool, रास्ता भूल, ghar ka rasta, bhulakkadpan, smriti, स्मृति, smriti lop,
    papa bhool, mummy bhool, maa bhool, nani bhool, ek baat baar poochna, ek hi baat poochta, ek hi sawal,
    wahi baat dohrana, baatein dohrana, din raat pata nahi, bedroom bhool, khana bhool, khana kha kar bhool,
    chabi bhool, cheezein bhool, cheez rakh kar bhool, budhe, बूढ़े, बूढ़ी, budhi maa, budhe maa baap,
    buzurg ka ilaj, buzurgon, बुज़ुर्गों, sathiyana, सठिया, bhram, yaad rakhna mushkil,
    dada ghar se nikal, dadi ghar se nikal, buzurg ghar se nikal, papa ghar se bahar nikal bhool, dada raat bahar
    nikal, buzurg bhatakna, दादा घर से निकल, दादी घर से निकल, दादा रात बाहर निकल, बुज़ुर्ग घर से निकल
  `,
  // Headache
  headache: `
    sar dard, sir dard, sardard, sirdard, सिरदर्द, सिर दर्द, सर दर्द, सिर में दर्द, sar bhari, sir bhari, sar fatna,
    sir phatna, सिर फटना, सिर भारी, mathe dard, मत्थे दर्द, sar dard goli roz, painkiller roz, sir, sir dukhna,
    sar dukhna, सर दुखता, सिर दुखता, सर भारी, sar mein dard, sir mein dard, sar dard ki dawa, sar dard ka ilaj,
    roz sar dard, rozana sar dard, purana sar dard, subah sar dard, aankhon mein dard sar, kanpatti, kanpati dard,
    mathe mein dard, माथे में दर्द, sir ke peeche dard, sir bhari pan, sar bhari pan, चक्कर सिरदर्द,
    dard ki goli roz, dard ki goli zyada
  `,
  migraine: `
    adha sir dard, adha sar dard, aadhe sir dard, adhasisi, adhkapari, आधे सिर का दर्द, आधे सिर में दर्द,
    आधा सिर दर्द, आधासीसी, माइग्रेन, sar dard ulti, sir dard ulti, सिरदर्द उल्टी, roshni sar dard, roshni chubhna,
    aankh ke peeche dard, aankh aage andhera sar dard, aankhon ke aage, aankhon aage chamak, ulti sar dard,
    ek taraf sir, ek taraf dard, एक तरफ सिर, ek side sar, ek side dard, maigren, migraine dawai, kanpatti dhadakna
  `,
  'tension-headache': `
    tension sar dard, tension sir dard, टेंशन सिरदर्द, टेंशन सिर दर्द, gardan sar dard, band jaisa dard
  `,
  // Fits
  epilepsy: `
    mirgi, mirghi, मिर्गी, मिरगी, एपिलेप्सी, mirgi doctor, mirgi dawai, mirgi shadi, न्यूरोलॉजिस्ट, mirgi ka ilaj,
    mirgi khana, mirgi dawa, mirgi pregnancy, mirgi gaadi, mirgi licence, nas doctor, naso ka doctor, नसों का डॉक्टर,
    mirgi rishta, daura shadi, daure shadi, daura rishta, daura padta rishta, मिर्गी में शादी, मिर्गी रिश्ता, दौरा
    शादी, दौरे शादी, दौरा रिश्ता
  `,
  'seizure-fit': `
    daura, daure, jhatke, दौरा, दौरे, झटके, mirgi daura, daura padna, दौरा पड़ना, fit aana, fits aana, jhatke aana,
    muh jhaag, munh se jhaag, मुँह से झाग, behosh, behoshi, behosh ho jata, बेहोश, बेहोशी, daant bhinch, hosh khona,
    akad jana, shareer akadna, joota sunghana, jeebh katna, जीभ कटना, jhaag, झाग, girna behosh, gir jata,
    gir gaya behosh, achanak girna, अचानक गिर, achanak behosh, hath pair akadna, haath pair akad, अकड़ना, jhatka,
    jhatke lagna, ghoorta rehta, daura aane par, daure mein kya kare, दौरे में क्या करें, chamdi sunghana,
    pyaaz sunghana, bukhar mein jhatke
  `,
  'first-aid': `
    प्राथमिक उपचार, gala atak gaya, gale mein atak gaya, गले में अटक गया, jal gaya, जल गया, haath jal gaya
  `,
  'fit-timer': 'daura timer, mirgi timer, daura kitni der',
  // Alcohol, drugs and tobacco
  'substance-dependence': `
    nasha, nashe, नशा, नशे, nasha chudana, nasha chhodna, nashe ki lat, nashe ki aadat, nashe ka ilaj, नशा छुड़ाना,
    नशा छोड़ना, nashedi, नशेड़ी, lat, लत, ड्रग्स, beta nasha karta, chitta chudana, beta chitta, afeem, bhukki, doda, posta,
    अफ़ीम, भुक्की, स्मैक, chitta peena, injection nasha, teeka nasha, solution sunghna, fluid sunghna,
    capsule nasha, goli nasha, nashe ki goli, cough syrup nasha, syrup nasha, nasha karna,
    nasha karta, नशा करता, nasha kaise chhode, nasha kaise chhudaye, नशा कैसे, nasha chhut, nasha dawa, nashe ki dawa,
    nashe wala, beta nashe, ladka nasha, pati nasha, nashe mein, नशे में, nashe ki sui, nashe ka injection, नशे की सुई,
    sui lagana, सुई, teeke lagana, gard, afim, afeem chhodna, dode, petrol sunghna, nasha goli, painkiller lat,
    dard ki goli lat, chai lat, hookah lat
  `,
  chitta: 'chitta, चिट्टा',
  'alcohol-drinking': `
    sharab, daru, daaru, sharabi, शराब, दारू, sharab peena, daru peena, daru pita, sharab ki lat, शराब की लत, शराबी,
    sharab peekar maarna, sharab pikar, sharab kaise chhudaye, peena nahi chhodta, daaru dawai, roz peena,
    roz sharab, roz peeta, रोज़ पीता, subah se sharab, subah uthte hi sharab, peekar, peekar ladai, pike ladna,
    pita hai, peeta, daru peekar, daru pikar, पति शराब पीता, daru bahut, bahut peeta, zyada sharab, sharab zyada,
    sharab se pareshan, sharab wala, desi daru, tharra, sharab ka ilaj, sharab liver, sharab se nuksan, papa sharab,
    papa daru, beta sharab
  `,
  'substance-dependence-alcohol': `
    sharab chudana, sharab chhudwana, sharab chhodna, daru chudana, daru chhodna, शराब छुड़ाना, शराब छोड़ना,
    दारू छुड़ाना, दारू छोड़ना, sharab kaise chhode, sharab kaise chhudaye, sharab chhut, शराब कैसे छोड़ें,
    शराब कैसे छुड़ाएँ, दारू कैसे, daru kaise chhode, daru kaise chhudaye, sharab band, sharab band karna, शराब बंद
  `,
  'de-addiction-programme': `
    nasha mukti, nashamukti, nasha mukti kendra, नशा मुक्ति, नशामुक्ति केंद्र, nasha mukti centre,
    nasha mukti program, nasha kendra, kendra, केंद्र, nasha mukti admission, nasha bharti, nashe ke liye bharti,
    sudhar ghar, punarvas
  `,
  'centre-lawful': `
    nasha mukti kendra se kaise nikale, nasha mukti kendra registered, nasha mukti kendra registered hai ya nahi,
    nasha mukti kendra licence, nasha mukti kendra shikayat, nasha mukti kendra maarte, kendra mein maarte,
    kendra me maarte hain, kendra mein band, kendra band kar rakha, kendra milne nahi dete, kendra se nikalna,
    kendra asli hai ya nakli, sarkari nasha mukti kendra, sarkari nasha mukti, nasha chudane ka kendra sarkari,
    avaidh nasha mukti kendra, नशा मुक्ति केंद्र शिकायत, नशा मुक्ति केंद्र से निकालें, केंद्र में मारते,
    केंद्र बंद कर रखा, सरकारी नशा मुक्ति केंद्र, केंद्र मिलने नहीं देते
  `,
  'withdrawal-detox': `
    tod lagna, tod, तोड़ लगना, तोड़, डिटॉक्स, sharab chhodne kaampna, sharab nahi kaampna,
    sharab chhodne haath kaampna, sharab haath kaampna, sharab band karne haath, nasha chhodne dard, nasha na milne,
    nasha nahi milta, badan tootna, बदन टूटना, haddi dard nasha, sharab chhodne par, sharab chhodne ke baad,
    sharab chhodi, sharab chhodne se, शराब छोड़ने पर, शराब छोड़ने के बाद, chitta chhodne par dard, chitta na mile,
    nasha nahi mila, nasha chhodne par, नशा छोड़ने पर, body pain chitta, pasina naak behna, sharab chhodi neend nahi,
    goli chhodne,
    afeem chhodne par, afeem chhodne dard, bhukki chhodne par, doda chhodne par, bhukki chhodna badan tootna, nasha
    chhodne badan tootna, nasha chhodne sharir tootna, chitta chhodne badan tootna, afeem chhodne haath pair, nasha
    chhodne haath pair, अफ़ीम छोड़ने पर, भुक्की छोड़ने पर, डोडा छोड़ने पर, नशा छोड़ने बदन टूटना, चिट्टा छोड़ने पर,
    नशा छोड़ने शरीर टूटना
  `,
  relapse: `
    dobara nasha, phir nasha, दोबारा नशा, फिर से नशा, फिर नशा, dobara peena, phir peena, phir se peene,
    dobara sharab, phir sharab, phir daru, दोबारा पीना, दोबारा शराब, phir shuru nasha, dobara shuru, wapas peene,
    wapas nasha, wapas sharab, wapis nasha, dubara, dubara peena, दुबारा, fir nasha, fir sharab, fir daru,
    phir se shuru, फिर से शुरू, फिर शराब, फिर पीने, chhodne ke baad phir, chhod kar phir, relapse kaise roke,
    rehab ke baad
  `,
  craving: `
    talab, तलब, talab lagti, nashe ki talab, man karta peene, peene ka man, cigarette talab, peene ka dil,
    peene dil karta, sharab yaad, sharab ki yaad, chitte ki talab, तलब लगती, peene ki ichha, man machalna
  `,
  'opioid-substitution-buprenorphine': `
    ब्यूप्रेनोर्फिन, ost goli, jeebh ke neeche goli, chitta goli, chitta dawai, addnok goli,
    chitta chhodne ki dawai, smack chhodne ki dawai, afeem chhodne ki dawai, bhukki chhodne ki dawai, चिट्टा छोड़ने
    की दवा, अफ़ीम छोड़ने की दवा, स्मैक छोड़ने की दवा
  `,
  'alcohol-medicine-in-secret': `
    bina bataye sharab, bina bataye sharab chhudane ki dawai, chupke se dawai sharab, chori chupke sharab ki dawai,
    khane mein sharab ki dawai, बिना बताए शराब, बिना बताए शराब छुड़ाने की दवा, चुपके से शराब की दवा, खाने में शराब
    की दवा
  `,
  'naltrexone-disulfiram': `
    sharab chhudane dawai, sharab chhudane ki goli, nasha chhudane dawai, sharab chhudane ki dawai,
    sharab chhodne ki dawa, sharab ki dawa, daru chhudane dawai, daru chhudane ki goli, शराब छुड़ाने की दवा,
    दारू छुड़ाने की दवा, powder sharab chhudane, sharab se nafrat
  `,
  hypnosis: 'sammohan, sammohit, सम्मोहन, हिप्नोसिस',
  motivation: `
    nasha chhodna nahi chahta, sharab nahi chhodta, sharab chhodna nahi chahta, himmat nasha,
    pati sharab nahi maante, nahi chhodna chahta, chhodna nahi chahta, maanta nahi ki nashedi, sharabi maanta nahi,
    pati nahi maanta sharab, nasha maanta nahi, iradha, himmat nahi chhodne, man nahi banta chhodne
  `,
  // Screens and games
  'phone-gaming-child': `
    mobile nahi, phone nahi, mobile nahi chhodta, mobile chhodta nahi, phone nahi chhodta, मोबाइल,
    मोबाइल नहीं छोड़ता, मोबाइल की लत, फ़ोन की लत, mobile lat, mobile aadat, phone lat, phone aadat, reels dekhna,
    youtube dekhta, tv dekhta, tv zyada, bacha mobile, bacha phone, game khelna, game lat, गेम, गेम खेलता, गेम की लत,
    gem khelta, din bhar game, raat bhar game, raat bhar mobile, raat bhar phone, chote bache mobile,
    bache mobile dekhna, bachche ko mobile, mobile bina khana, khana mobile, mobile dekhta rehta, मोबाइल देखता,
    मोबाइल देखता रहता, mobile chalata, phone chalata, phone chalata rehta, phone dekhta, मोबाइल चलाता, फ़ोन चलाता,
    mobile cheen, phone cheenne par gussa, phone le lo to, mobile kaise chhudaye, mobile kaise chhode,
    mobile lat kaise, tablet dekhta, कार्टून, reels lat, whatsapp lat, टीवी, game khelta, game chhodta nahi,
    ऑनलाइन गेम, गेम नहीं छोड़ता, raat game, raat phone, net lat, screen lat,
    mobile sara din, sara din mobile, din bhar mobile, phone mein laga rehta, mobile mein laga rehta, सारा दिन
    मोबाइल, फ़ोन में लगा रहता
  `,
  'gambling-addiction': `
    jua, juaa, जुआ, satta, सट्टा, lottery lat, jua lat, porn lat, jua khelna, satta khelna, satta lagata, जुआ खेलता,
    teen patti, matka, share market lat, trading lat, ganda video, gande video, ashleel video,
    online satta, satta paisa, satta mein haar, online game mein paise, jua paisa haar, teen patti paise, paisa haar
    gaya, ऑनलाइन सट्टा, सट्टे में पैसा, जुए में हार, पैसा हार गया
  `,
  // Children and teenagers
  'child-children': `
    bachcha, bacha, bachche, baccha, बच्चा, बच्चे, बच्ची, kishor, bachon ka doctor, bacho ke doctor,
    बच्चों का डॉक्टर, school nahi jata, school jaane mana, school dar, स्कूल नहीं जाता, school jane nahi, bacha rota,
    bacha dara, bacha darta, bacha gumsum, bacha udas, bacha akela, bacha khana nahi, bacha bultelling lies,
    bacha tension, bacha problem, bacha kisi se baat nahi, paravarish, bacha angootha choosna, angutha chusna,
    nakhun chabana, mitti khata, bacha mitti, bachche ki problem, bachche ko kaise, bachche ko kya hua, bacha darpok,
    bacha khota, chhota bacha, bacha rota rehta, bacha school rona, school rona, school jaane se rona, school bhejna,
    school nahi jana chahta, स्कूल जाने से डर, स्कूल में डर, school mein pareshan, bacche chidhate, bacha chidhana,
    bacha khamosh, bacha chup, bacha kam bolta, ghar bolta school nahi, beti udas, beta udas, kishor udas,
    teenager udas, jawan beta, jawani, beti akeli rehti, beta akela rehta, beta kamre, beta kisi se baat nahi,
    bachon ki counselling, bachon ka psychologist, bachche ka dimag, bacha dimag, bachche ka vikas, anokha bacha,
    pita ki maut bacha, angutha, nakhun khana, daant peesna
  `,
  'stubborn-child-behaviour': `
    ziddi bacha, ziddi, zidd, zid, ज़िद्दी बच्चा, ज़िद्दी, zid karta, baat nahi maanta, kehna nahi maanta,
    kahna nahi manta, बात नहीं मानता, कहना नहीं मानता, bacha gussa, bache gussa, बच्चा गुस्सा, बच्चे का गुस्सा,
    beta gussa, bacha chillata, bacha marta, bacha maarta, bacha kaatta, bacha hits, ulta jawab, jawab deta,
    bacha badtameez, badtameez, badtamiz, bacha bigad, lad pyar bigda, bacha maanta nahi, bacha sunta nahi,
    sunta nahi, सुनता नहीं, बच्चा सुनता नहीं, bacha rota zid, zid par, zid pe, ज़िद करता, bacha cheekhta, cheekhna,
    chillana, बच्चा चिल्लाता, बच्चा मारता, daant kaatta, kaat leta, thook, bal noch leta, gussail bacha, gussail,
    bachche ka gussa, beti gussa, beti gussa bahut, teenager gussa, badtameezi, badzubaan, zubaan ladata, jawab,
    ulta bolta, बदतमीज़, maa baap ki nahi sunta, maa ki nahi sunta, kisi ki nahi sunta, किसी की नहीं सुनता, nakhre,
    nakhre karta, bachche ko kaise sambhale, bachche ko kaise samjhaye
  `,
  'conduct-stealing': `
    bacha chori, chori, बच्चा चोरी, चोरी, chori karta, jhooth, jhooth bolta, jhut bolna, झूठ, झूठ बोलता,
    bacha jhooth, ghar se bhaag, ghar bhagna, घर से भाग, school bhaag, maar peet bacha, bacha maar peet, ladai karta,
    school ladai, gaali, gali deta, गाली, todfod, tod fod, तोड़फोड़, beta bigad gaya, ladka bigad, बिगड़ गया,
    galat sangat, गलत संगत, aawara, churana, churata, paise churana, paise chori, पैसे चुराता, चुराता,
    paise nikal leta, jhoot, jhoot bolna, jhuth, jhuth bolta, jhoothi, गाली देता, gaaliyan, gaali galoch,
    ghar se bhag gaya, ghar se bhaag jata, school se bhaagna, school nahi jata ghoomta, maar pitai, maarta peetta,
    marpeet bacha, ladta jhagadta, ladai jhagda, jhagdalu, doston se ladai, school se shikayat, janwar ko maarna,
    aag lagana, cheezein todna, cheezein tod, saaman todta, tod phod, bigda hua, bigdail, gunda, gang,
    police case beta, haath se nikal gaya, control mein nahi beta, beta control mein nahi
  `,
  'adhd-attention': `
    chanchal, chanchal bacha, चंचल, shararti, sharart, शरारती, ek jagah nahi baithna, ek jagah baithna nahi,
    tik nahi baithta, tikta nahi, टिक कर नहीं बैठता, एक जगह नहीं बैठता, chain se nahi baithta, sit still nahi,
    bahut bhagta, uchhal kood, dhyan nahi, dhyan nahi lagta, ध्यान नहीं, ध्यान नहीं लगता, dhyan bhatakna, focus nahi,
    padhai dhyan nahi, पढ़ाई में ध्यान, adhd, एडीएचडी, cheezein khona, tikna, tik kar nahi, tik ke nahi,
    chup nahi baithta, shaant nahi baithta, baithta nahi, बैठता नहीं, ek jagah tikna, ek jagah nahi tikta, uchhalta,
    koodta, bhaagta rehta, hilta rehta, pair hilata, bahut chanchal, bahut shararti, hyper bacha, adha kaam chhodna,
    kaam adhura, kaam pura nahi, homework nahi, homework nahi karta, होमवर्क, dhyan kaise, dhyan nahi deta, teacher kehti, teacher kehte,
    dhyan kahin aur, मन भटकना, man bhatakna, dhyan kendrit, focus kaise, concentration kaise, class mein dhyan nahi,
    teacher shikayat, bhulakkad bacha, adult adhd,
    school mein tik kar nahi baithta, class mein nahi baithta, स्कूल में टिक कर नहीं बैठता, क्लास में नहीं बैठता
  `,
  'autism-speech-child': `
    bacha bolta nahi, bacha nahi bolta, bolta nahi, bolna nahi, der se bolna, bacha der bolna, बच्चा बोलता नहीं,
    बच्चा नहीं बोलता, बोलता नहीं, देर से बोलना, aankh nahi milata, naam pe nahi dekhta, naam bulane nahi,
    apne mein khoya, apni duniya, ghoomta rehta gol, panje par chalna, ऑटिज़्म, swaleenta, bolna shuru nahi,
    abhi nahi bolta, bolta kam, bacha kam bolta saal, bol nahi pata, बोल नहीं पाता, 2 saal bolta nahi,
    saal ka bacha nahi bolta, naam bulane par, naam lene par nahi, naam sun kar nahi dekhta, sunkar nahi dekhta,
    aankh se aankh, nazrein nahi milata, नज़र नहीं मिलाता, आँख नहीं मिलाता, akela khelta, अकेला खेलता,
    bachon ke saath nahi khelta, ghulta milta nahi, ghulta nahi, haath hilata, haath phadphadana, gol ghoomna,
    khilone line, line lagata khilone, ek hi cheez, awaz se pareshan, bacha baat nahi, saal bacha baat nahi,
    baat karna nahi bacha
  `,
  'bed-wetting': `
    bistar geela, bistar gila, bistar peshab, bistar susu, bed geela, bed gila, बिस्तर गीला, बिस्तर में पेशाब,
    बिस्तर पर पेशाब, manja gilla, raat peshab, raat susu, रात पेशाब, neend peshab, neend susu, नींद में पेशाब,
    kapde peshab, kapdon mein potty, latrine kapde, susu, peshab, पेशाब, urine control nahi, bistar pe peshab,
    bistar par susu, bister, bister gila, bister geela, bister peshab, bed par peshab, bed pe susu, bed mein peshab,
    sote peshab, neend mein bistar, gadda gila, gaddha geela, raat ko gila, raat gila, raat bed gila, सूसू, सुसु,
    बेड गीला, रात को पेशाब, पेशाब निकल जाना, peshab nikal, susu nikal, potty kapde, kapdon mein latrine
  `,
  'learning-school': `
    padhai, parhai, पढ़ाई, padhai kamzor, padhai mein kamzor, पढ़ाई में कमज़ोर, padhna nahi, padhta nahi, पढ़ता नहीं,
    padhai nahi, padhai man nahi, पढ़ाई में मन नहीं, padhna nahi aata, likhna nahi aata, likhna, ulta likhna,
    ulti spelling, spelling galti, maths kamzor, maths, ganit kamzor, गणित, हिसाब नहीं, yaad nahi hota padhai,
    डिस्लेक्सिया, taare zameen par, आईक्यू, mand buddhi, mandbuddhi, मंदबुद्धि, padhai mein peeche, padhai peeche,
    पढ़ाई में पीछे, padhai samajh nahi, samajh nahi aata padhai, padhai bhool, yaad nahi hota, yaad nahi kar pata,
    याद नहीं होता, padh nahi pata, पढ़ नहीं पाता, likh nahi pata, लिख नहीं पाता, likhne mein galti, likhai kharab,
    लिखाई, handwriting kharab, b d ulta, ulta likhta, उल्टा लिखता, ulte akshar, akshar, अक्षर, matra galti,
    ginti nahi aati, table yaad nahi, math nahi aata, maths nahi aata, maths mein fail, fail hota school,
    class mein fail, kaksha mein fail, bacha padhta nahi, beti padhti nahi, बच्चा पढ़ता नहीं, बेटा पढ़ता नहीं,
    padhai nahi karta, पढ़ाई नहीं करता, पढ़ने का मन नहीं, padhne ka man nahi, padhai se bhaagna, padhai chori, kund,
    buddhi kam, kam buddhi, samajh kam, mand, iq kam
  `,
  // Anger, talking and living together
  anger: `
    gussa, krodh, गुस्सा, gussa control nahi, gussa bahut, bahut gussa, gussa aata, gussa aunda, गुस्सा आता,
    chidchida, chidchidapan, चिड़चिड़ा, चिड़चिड़ापन, cheezein phenkna, aapa khona, jazbaat, mood control nahi,
    डीबीटी, gussa kam, gussa kaise kam, gussa kaise, gussa kabu, gussa shant, gussa jaldi, chhoti baat gussa,
    chhoti baat pe gussa, छोटी बात पर गुस्सा, बात बात पर गुस्सा, baat baat gussa, pati gussa, gussa karte,
    gussa karti, गुस्सा बहुत, गुस्सा कंट्रोल, gussa todna, gusse mein todfod, chid chid, chidna,
    jhunjhlahat, झुँझलाहट, khijhna, खीझ, sabar nahi, sabr, jaldi rona jaldi gussa, ati bhavuk, bhavuk, bhavnayein
  `,
  counselling: `
    salah, baat karna, kaunsling, सलाह, बात करना, काउंसलिंग, काउंसलर, थेरेपी, साइकोलॉजिस्ट, मनोवैज्ञानिक,
    kisi se baat karni, baat karne wala, pariwar samasya, ghar wale, ghar wale samajhna nahi, gharwale nahi samajhte,
    घर वाले नहीं समझते, koi nahi samajhta, koi samajhta nahi, samajhte nahi, parents nahi samajhte, maa baap,
    bhai behan jhagda, saas, baat karni hai, बात करनी है, किसी से बात, dil ki baat, दिल की बात, man ki baat kehni,
    man halka, मन हल्का, salah chahiye, सलाह चाहिए, psychologist chahiye, therepy, therapist chahiye,
    counsellor chahiye, kounsling, ghar ki problem, घर की परेशानी, ghar ki pareshani, घर में झगड़ा, ghar mein jhagda,
    ghar jhagda, ghar mein ladai, maa baap jhagda, saas bahu jhagda, saas se jhagda, saas jhagda, devrani jethani,
    bhai se jhagda, property jhagda, beta bahu, bahu se jhagda, samajhne wala nahi
  `,
  'marriage-couple-relationship': `
    shadi, vivah, rishta, शादी, विवाह, रिश्ता, pati, patni, pati patni, पति पत्नी, pati jhagda, patni jhagda, biwi,
    biwi jhagda, pati patni jhagda, पति पत्नी झगड़ा, gharwala, gharwali, talaq, तलाक, rishte, रिश्ते, jhagda, झगड़ा,
    shadi problem, shadi baad problem, shaadi ke baad, शादी के बाद, shadi dar, shadi nahi karna, pati marta,
    ghar mein marpeet, maar peet pati, marpeet, gharelu hinsa, घरेलू हिंसा, पति मारता, pati se jhagda, pati ladta,
    pati patni ladai, पति से झगड़ा, पत्नी से झगड़ा, पति पत्नी में झगड़ा, biwi se jhagda, biwi ladti, patni ladti,
    patni mayke, mayke chali gayi, anban, अनबन, mann mutav, rishta tootna, रिश्ता टूट, rishta bachana, shadi bachana,
    shadi tootna, शादी टूट, शादी में परेशानी, shadi mein pareshani, shadi mein problem, talak, talak ho gaya,
    divorce ho gaya, alag rehna chahti, pati baat nahi karte, pati pyar nahi, pati dhyan nahi dete, dusri aurat,
    doosri aurat, pre marital, shadi se pehle, शादी से पहले, shadi ke liye dabav, zabardasti shadi, dahej, दहेज,
    pati haath uthata, हाथ उठाता, maarta hai pati, wife ladti, wife ladna, wife se ladai, ladti rehti, husband ladta,
    mujhse ladta, pati ladna
  `,
  'counselling-career': `
    करियर, 10th ke baad, 12th ke baad, foreign ja beta, career kaise, konsa course, kya banu, zindagi mein kya,
    jeene ka maksad, decision nahi le pata, faisla nahi, videsh, akele mein counselling
  `,
  cbt: 'सीबीटी, cbt kya, soch badalna, सोच बदलना, सोच बदलने',
  'behaviour-therapy-habit': `
    aadat, aadat chhudana, aadat badalna, buri aadat, आदत, बुरी आदत, baal nochna, baal todna, nakhun kaatna, nakhun,
    नाखून, baal noch, baal tod, बाल नोचना, chamdi nochna, skin nochna, aadat kaise, aadat kaise chhode, आदत छुड़ाना,
    आदत कैसे, aankh jhapakna, aankhein jhapakna, pair hilana
  `,
  // Refusing treatment
  'refuses-treatment-forced-admission': `
    doctor mana, doctor jaane mana, doctor paas jaana nahi, doctor paas nahi jana, doctor nahi jata,
    doctor nahi jana chahta, डॉक्टर के पास नहीं जाता, डॉक्टर मना, ilaj mana, ilaj nahi karwata,
    ilaj nahi karana chahta, इलाज नहीं करवाता, इलाज से मना, dawai nahi leta, dawai nahi khata, dawai mana,
    dawa nahi khata, dawai nahi lena, दवा नहीं खाता, दवाई नहीं लेता, medicine nahi leta, nahi maanta bimar,
    bimar nahi maanta, bimari nahi maanta, मानता नहीं बीमार, zabardasti, zabardasti bharti, jabardasti,
    jabardasti ilaj, ज़बरदस्ती, ज़बरदस्ती भर्ती, bina marzi bharti, bina marzi, बिना मर्ज़ी, pakad kar le jaana,
    ghar se uthana, police pagal, kaise samjhaye, samjhaye, hinsak, maarta hai ghar, ghar todfod marta, maanta nahi,
    manta nahi bimar, doctor ke paas nahi, doctor ke paas jana nahi chahta, hospital jaane mana,
    hospital nahi jana chahta, अस्पताल नहीं जाना, अस्पताल जाने से मना, jaane ko taiyar nahi, taiyar nahi,
    aane ko taiyar nahi, ilaj ko taiyar nahi, इलाज के लिए तैयार नहीं, dawai phenk deta, dawai chhupa deta,
    dawai thook deta, dawai chhupkar, chupke dawai, khane mein dawai, chhupa kar dawai, दवा नहीं लेता,
    दवा लेने से मना, दवाई नहीं खाता, zabardasti le jana, jabardasti le jaye, zabardasti admit, jabardasti dakhil,
    bina sehmati, bandh kar le jana, ghar se patient le jane, ambulance mana, maarta hai sabko, sabko maarta,
    घर में मारपीट करता, hinsak ho gaya, हिंसक, violent ho jata, control se bahar, baandhna padta, manaye kaise,
    kaise manaye, kaise manau, pagal ghar le jana, mareez ghar se le jana, patient ghar se le jana,
    pagal kaise le jana, pagal hospital le jana
  `,
  // Sexual health
  'sexual-weakness-erection': `
    kamzori, kamjori, mardana, mardana kamzori, mardani, कमज़ोरी, मर्दाना, मर्दाना कमज़ोरी, sex kamzori, gupt rog,
    gupt rogi, गुप्त रोग, sex power badhana, mardangi, मर्दानगी, josh, josh nahi, tanav nahi aata ling,
    purush kamzori, purush rog, पुरुष कमज़ोरी
  `,
  erection: `
    namardi, napunsakta, नामर्दी, नपुंसकता, erection nahi, khada nahi, khada nahi hota, khadapan, ling, ling dhila,
    shadi raat kamzori, इरेक्शन, tanav ling, ling tanav, ling khada, लिंग, लिंग में तनाव, hard nahi,
    khada nahi rehta
  `,
  dhat: `
    dhat, dhatu, swapandosh, swapnadosh, धात, धातु, स्वप्नदोष, dhat girna, dhatu rog, dhat rog, dhat bimari,
    hastmaithun, हस्तमैथुन, muth, peshab mein dhat, peshab dhatu, virya, veerya, वीर्य, safed pani, raat nightfall,
    dhatu girna, dhaat, dhat jaana, धात गिरना, धात की बीमारी, muth marna, hath se, hastmaithun lat, virya nash,
    veerya patla, gande sapne
  `,
  'premature-ejaculation': `
    shighrapatan, sheeghrapatan, shigrapatan, शीघ्रपतन, jaldi nikalna, jaldi discharge, jaldi jhadna, जल्दी निकलना,
    जल्दी झड़ना, discharge jaldi, timing kam, jaldi ho jata sex, sex jaldi khatam, jaldi girna, jaldi chhut,
    jaldi girta, time nahi lagta sex, sex time badhana, sex timing badhana
  `,
  'sexual-desire': `
    sex iccha, sex ichha, sex ki iccha nahi, sex man nahi, सेक्स की इच्छा, sex lat, kaam iccha, sex mein man nahi,
    sex man nahi lagta, sex se dar nahi man, sex feeling nahi, sex mood nahi, patni sex mana, sex ki ichchha,
    kaamukta, सेक्स में मन नहीं
  `,
  orgasm: 'charam sukh, charamsukh, चरम सुख, orgasm nahi, santushti nahi',
  'sexual-wellness': `
    sex samasya, सेक्स, सेक्स समस्या, यौन, यौन रोग, यौन समस्या, yaun, shadi sex, sex dard, suhagraat, sambandh nahi,
    shadi ke baad sex, sambhog, संभोग, sex mein dard, gupt samasya, gupt bimari, suhag raat,
    sambandh nahi bana, sambandh nahi banta, sharirik sambandh, shadi ke baad sambandh nahi, शारीरिक संबंध, संबंध
    नहीं बना, संबंध नहीं बनता, शादी के बाद संबंध नहीं बना
  `,
  // The hospital: appointments and doctors
  'doctor-appointment': `
    appointment lena, daktar, milna, dikhana, डॉक्टर, डाक्टर, अपॉइंटमेंट लेना, अपॉइंटमेंट लें, बुकिंग, मिलना, दिखाना,
    doctor naam, doctor se milna, doctor ko dikhana, kaun sa doctor, kaun doctor, kis doctor, konsa doctor,
    कौन सा डॉक्टर, किस डॉक्टर, acha doctor, mahila doctor, महिला डॉक्टर, doctor kab, doctor kab milta,
    doctor kab baithta, डॉक्टर कब, डॉक्टर का समय, ओपीडी, visesagya, ऑनलाइन डॉक्टर, ghar par doctor, number lagana,
    number lagwana, parchi, पर्ची, itwar, appointment kaise, appointment kaise le, appointment kaise milegi,
    appointment book kaise, अपॉइंटमेंट कैसे लें, अपॉइंटमेंट कैसे, time lena, doctor se time, doctor ka time,
    doctor milega, doctor milenge, डॉक्टर मिलेंगे, डॉक्टर कब मिलेंगे, डॉक्टर कब बैठते, doctor baithte, doctor aate,
    doctor kab aate, aaj doctor hai, doctor aaj, doctor sahab, doctor milna, doctor se baat, kal ki appointment,
    doctor ki jaankari, doctor kaun hai, doctor kaun kaun, kaun kaun doctor, kitne doctor, online dikhana,
    online milna, phone par doctor, ghar baithe, doctor ghar aa sakte,
    video call par doctor, video par doctor, video call doctor se baat, phone par doctor se baat, doctor se video,
    वीडियो कॉल, वीडियो पर डॉक्टर, फ़ोन पर डॉक्टर, डॉक्टर से फ़ोन पर बात, shaam ko doctor, doctor kitne baje, doctor
    kitne baje tak, डॉक्टर कितने बजे, शाम को डॉक्टर, रविवार डॉक्टर,
    ऑनलाइन परामर्श, ऑनलाइन डॉक्टर पर्चा, online parcha, doctor ka number lagana, नंबर लगाना, नंबर लगवाना
  `,
  'doctor-fee': `
    doctor ki fees, डॉक्टर की फ़ीस, doctor kharcha, parchi fees, doctor kitne paise, doctor kitna leta,
    doctor ki fees kitni, doctor fees kitni, dikhane ki fees, dikhane ka kharcha, dikhane kitne paise,
    ek baar dikhane, डॉक्टर की फीस कितनी, डॉक्टर को दिखाने का खर्च, checkup kharcha, opd ka kharcha
  `,
  'doctor-or-appointment': 'अपॉइंटमेंट',
  appointment: `
    appointment badalna, appointment radd, मेरा अपॉइंटमेंट, आपका अपॉइंटमेंट, अपॉइंटमेंट रद्द, अपॉइंटमेंट बदलना,
    अपॉइंटमेंट कैंसल, रद्द, कैंसल, nahi aa sakta appointment, appointment kab, meri booking, meri appointment,
    date badalna, tareekh badalna, तारीख बदलना, paise wapas, पैसे वापस, appointment cancel kaise,
    appointment cancel karni, cancel karna, cancel kaise, appointment aage, appointment aage badhana, aage badhana,
    appointment kal nahi aa sakta, nahi aa paunga, nahi aa paungi, नहीं आ पाऊँगा, अपॉइंटमेंट कब है, मेरी अपॉइंटमेंट,
    dusri date, doosri date, doosra time, time badalna, samay badalna, समय बदलना, slot badalna, booking nahi dikh,
    reference bhool, late ho jaunga, refund chahiye, refund kaise, paise wapis
  `,
  'call-back': `
    phone karo, call karo, phone karen, call chahiye, phone karwana, मुझे फ़ोन करें, फ़ोन करें, फ़ोन करो, फ़ोन करना,
    कॉल करें, कॉल करो, कॉल बैक, poochtachh, puchna hai, पूछना, mujhe call, mujhe phone, mujhe call karo,
    mujhe call kijiye, मुझे कॉल, मुझे कॉल करें, call karwana, call kare, call kijiye, call kijiyega, phone kijiye,
    baat karwana, baat karni hospital, phone par baat, फ़ोन पर बात
  `,
  'urgent-signs': `
    इमरजेंसी, आपातकाल, एंबुलेंस, एम्बुलेंस, emergency hai, raat emergency, raat ko emergency, turant madad, तुरंत मदद,
    abhi madad, अभी मदद, ambulance chahiye, ambulance bhejo, khatre ke lakshan, खतरे के लक्षण, prathmik upchar,
    प्राथमिक उपचार
  `,
  'missing-person': `
    laapata, lapata, लापता, gumshuda, गुमशुदा, gum ho gaya, gum ho gayi, गुम हो गया, गुम हो गई, ghar se chala gaya,
    ghar se chali gayi, घर से चला गया, घर से चली गई, ghar se gayab, gayab ho gaya, गायब हो गया, ghar nahi aaya,
    ghar nahi lauta, घर नहीं आया, घर नहीं लौटा
  `,
  'refer-patient': `
    mareez refer, refer karna, refer kiya, रेफर, रेफ़र, मरीज़ रेफ़र, रेफर करना, mareez bhejna, मरीज़ भेजना
  `,
  'hospital-phone-contact': `
    number chahiye, फ़ोन नंबर, नंबर, sampark, संपर्क, 24 ghante, number dena, number batao, number kya, नंबर क्या,
    hospital ka number, kis number par, raat ko khula, 24 ghante khula
  `,
  'first-visit': `
    pehli baar, pehli baar aana, पहली बार, पहली बार आना, kya laana, kya laaye, kya lekar aana, क्या लाना,
    साथ क्या लाना, doctor kya puchega, doctor kya poochte, डॉक्टर क्या पूछते, naya mareez, puraani parchi,
    report laana, pehli baar dikhana, pehli bar, pehle din, pehli visit, pehli visit mein kya, first visit mein kya,
    kya poocha jata, kya kya puchte, kya saath laana, saath kya lana, साथ क्या लाएँ, क्या पूछते, पहली विज़िट,
    kaunse document, kya document, document laana, aadhar laana, purani report, purani dawai, naya parcha,
    kaunse kagaz laaye, kya kagaz laaye, kagaz laana, कौन से कागज़ लाएँ, क्या कागज़ लाना, कागज़ लाएँ, पुरानी पर्ची
    लाना
  `,
  'stay-bag': `
    bharti ka saman, bharti ke liye saman, bharti mein kya laana, kya saman laana, admission ka saman, bag mein kya,
    bharti ke kapde, भर्ती का सामान, भर्ती के लिए सामान, भर्ती में क्या लाएँ, क्या सामान लाना, बैग में क्या
  `,
  // The hospital: money
  'how-to-pay': `
    पैसे कैसे दें, paise kaise de, paise kaise dene, payment kaise kare, भुगतान, भुगतान कैसे, यूपीआई, upi se paise, ऑनलाइन पैसे, पैसे कहाँ दें
  `,
  'where-video-call': `
    वीडियो कॉल कहाँ, video call kahan, video call kaha khulegi, वीडियो कॉल का लिंक, video call ka link, वीडियो कॉल कैसे खुलेगी
  `,
  'price-package': `
    kharcha, paisa, paise, kitna paisa, kitna kharcha, kitne paise, keemat, rupaye, फ़ीस, खर्च, खर्चा, पैसा, पैसे,
    कितना, कितने पैसे, कितना खर्च, कीमत, रेट, पैकेज, kharch, chhoot, sasta, saste, kist, nasha mukti kharcha,
    ilaj kharcha, इलाज का खर्च, muft ilaj, free ilaj, मुफ़्त इलाज, garib, kitna lagega, kitne lagenge,
    kitna kharcha aayega, kharcha kitna, खर्चा कितना, कितना लगेगा, कितने रुपये, kitne rupaye, kitne rupay,
    fees kitni, फीस कितनी, counselling kitne, therapy kitne, ek session kitne, ek sitting, package kya, gareeb,
    garib ke liye, muft, paise kam, paise nahi, mehnga, sasta ilaj, raseed, रसीद,
    test kitne ka, test ka kharcha, jaanch ka kharcha, iq test kitne ka, test ki fees, टेस्ट कितने का, टेस्ट का
    खर्चा, जाँच का खर्चा, जाँच कितने की
  `,
  'room-price-stay': `
    kamre kiraya, kamra kiraya, kamre ka kiraya, कमरे का किराया, कमरे का खर्च, ek din kharcha, प्राइवेट रूम,
    bharti kharcha, bharti fees, bharti kitna kharcha, भर्ती का खर्च, भर्ती होने का खर्च, rukne ka kharcha,
    rukne kitna, rehne kitna, कमरे कितने, kamra kitne, kamra kitna, kamre kitne, कमरा कितने का, ek din kitna,
    ek din ka kharcha, bed ka kharcha, admit kharcha, admit karne kharcha, admit hone kharcha, भर्ती खर्चा,
    dakhla kharcha, mahine ka kharcha, maheene kitna, ek din room, din room charge,
    bharti ek din ka kharcha, bharti ka ek din, bharti roz ka kharcha, ek din rukne ka kharcha, kamre ka roz ka
    kiraya, रोज़ का खर्चा, एक दिन का खर्चा, भर्ती का एक दिन का खर्चा, भर्ती रोज़ का खर्चा, एक दिन का किराया, बेड का
    खर्चा
  `,
  'detox-price': `
    detox kharcha, detox ka kharcha, डिटॉक्स का खर्च, डिटॉक्स खर्च, नशा छुड़ाने का खर्च, nasha chudane ka kharcha,
    nasha chhudane ka kharcha
  `,
  'insurance-cashless': `
    bima, beema, बीमा, कैशलेस, टीपीए, insurance chalta, cashless milega, cashless hai, insurance hai, insurance se,
    policy chalegi, बीमा चलता, बीमा चलेगा, beema chalega, bima chalta, mediclaim chalega, claim kaise, claim milega,
    insurance se paisa, insurance ka paisa, bima se paisa, insurance se ilaj, इंश्योरेंस, इंश्योरेंस से पैसा, बीमा
    से पैसा, इंश्योरेंस चलता
  `,
  // The hospital: staying here
  'admission-stay': `
    bharti, भर्ती, dakhil, bharti hona, bharti karna, bharti karwana, bharti process, bharti kaise, भर्ती कैसे,
    kitne din bharti, kitne din rakhna, kitne din, chhutti, chutti, छुट्टी, chhutti kab, discharge kab, saath rukna,
    saath kaun, mareez saath, साथ रुकना, साथ रहने, kapde laana, phone rakhna ward, milne time, milne ka samay,
    mareez milna, mareez se milna, मरीज़ से मिलना, मिलने का समय, khana hospital, hamesha rakhna, vridh ashram,
    ilaj kitne din, इलाज कितने दिन, bharti kaise hote, bharti kaise hoti, bharti hona hai, bharti karana,
    bharti karni, bharti kar lo, bharti ki zaroorat, भर्ती होना, भर्ती कराना, भर्ती करवाना, भर्ती ज़रूरी, dakhla,
    dakhil karvana, admit karna, admit karwana, admit kaise, admit hona, admit kitne, rakh lo, yahan rakhna,
    hospital mein rakhna, mareez ko rakhna, rehna hospital, kitne din rehna, kitne din rukna, kitne din admit,
    kitne din lagenge, कितने दिन, कितने दिन लगेंगे, kab chhutti, kab discharge, chhutti milegi, ghar le jana,
    mareez ke saath, patient ke saath, patient saath rukna, family saath, ghar wale saath, saath mein rehna,
    साथ में कौन, saath kaun ruk, patient milna, patient se milna, patient se baat, mareez se baat, मरीज़ से बात,
    मरीज से मिलना, मिलने का टाइम, milne ka time, mulakat, मुलाकात, kya mobile rakh, mahila ward, bed khali,
    bed khaali, ward kaisa, khana kaisa, khana peena hospital, discharge ke baad, chhutti ke baad, छुट्टी के बाद,
    stay kitna, kya pack
  `,
  'certificate-records-disability': `
    viklang, viklang certificate, viklangta, विकलांग, विकलांग सर्टिफिकेट, विकलांगता प्रमाण पत्र, विकलांग प्रमाण पत्र,
    apang certificate, divyang, दिव्यांग, pramaan patra, praman patra, प्रमाण पत्र, सर्टिफिकेट, chhutti certificate,
    parchi copy, reports kab milegi, kaagaz, कागज़, niramaya, viklang praman patra, viklangta certificate,
    viklang card, विकलांग कार्ड, विकलांगता प्रमाणपत्र, विकलांग पेंशन, विकलांगता, divyang certificate, divyang card,
    दिव्यांग प्रमाण पत्र, mansik viklang, मानसिक विकलांग, certificate kaise banega, certificate banwana,
    certificate chahiye, प्रमाण पत्र कैसे, सर्टिफिकेट कैसे, मेडिकल सर्टिफिकेट, मेडिकल, medical banwana,
    medical chahiye, chhutti ki parchi, purana record, meri file, mera record, report chahiye, report kab, रिपोर्ट,
    रिपोर्ट चाहिए,
    medical certificate milega, college ke liye medical certificate, school ke liye medical certificate, school ke
    liye certificate, office ke liye certificate, office ke liye fitness certificate, college ke liye certificate,
    chhutti ke liye certificate, फिटनेस सर्टिफिकेट, कॉलेज के लिए मेडिकल सर्टिफिकेट, स्कूल के लिए सर्टिफिकेट, ऑफिस के
    लिए सर्टिफिकेट, report lena, report kab tak, test ki report, test ki report kab milegi, khoon ki report, jaanch
    ki report, report lene kab aaye, रिपोर्ट कब मिलेगी, टेस्ट की रिपोर्ट, जाँच की रिपोर्ट, खून की रिपोर्ट, रिपोर्ट
    लेना,
    naukri se chhutti, naukri mein bimari ki chhutti, bimari ki chhutti, office se chhutti bimari, नौकरी से छुट्टी,
    बीमारी की छुट्टी, बीमारी में नौकरी से छुट्टी
  `,
  rights: `
    adhikar, haq, shikayat, अधिकार, हक, शिकायत, कानूनी मदद, kanoon, kanun, कानून, marzi, staff ne maara, badsaluki,
    vakil, wakeel, naukri se nikal, mere adhikar, mareez ke adhikar, patient ke adhikar, मरीज़ के अधिकार,
    shikayat kahan, shikayat kaise, shikayat karni, शिकायत कहाँ, शिकायत कैसे, complaint kaise, complaint kahan,
    doctor ki shikayat, staff ki shikayat, galat vyavhar, galat ilaj, laparwahi, bandh ke rakha, kanooni,
    kanooni madad, sehmati, सहमति, bhedbhav, staff badtameezi, staff badtameez, nurse badtameezi, doctor badtameezi,
    doctor badtameez
  `,
  'privacy-data': `
    mera data, प्राइवेसी, जानकारी मिटाना, data mitana, डेटा, gupt rakhna, gopniya, गोपनीय, kisi ko pata na chale,
    pata na chale, pata to nahi chalega, pata chalega kisi ko, kisi ko bataoge nahi, batayenge nahi, baat gupt, gupt,
    राज़, raaz, secret rahega, office ko pata, office pata, naukri pata, family ko pata, gharwalon ko pata,
    kya sabko pata, koi jaan na le, private rahega, naam nahi batana, बिना नाम, data kaise delete, data hatana,
    meri jaankari, mera number hatao
  `,
  'phone-traces': `
    phone kaun dekh sakta, mera phone koi dekhta, phone ki history, history kaise mitaye, history delete,
    kisko pata chalega main yahan aaya, search kisko dikhega, कौन देख सकता है, फ़ोन की हिस्ट्री, हिस्ट्री मिटाना,
    मेरा फ़ोन कोई देखता, इस फ़ोन पर कौन देख सकता, is phone par kaun dekh sakta
  `,
  'room-pictures': `
    kamra, kamre, kamre photo, room kaisa, कमरा, कमरे, फ़ोटो, तस्वीर, suvidha, suvidhayein, सुविधा, kaisa dikhta,
    hospital andar, photo dikhao, photos dikhao, फोटो, फोटो दिखाओ, hospital kaisa dikhta, room kaise, kamre kaise,
    कमरे कैसे, hospital dekhna, kaisa hai hospital, andar se kaisa
  `,
  'hospital-panchkula-address': `
    pata, kahan, kaha, kidhar, पता, कहाँ, कहां, किधर, rasta, raasta, रास्ता, kaise pahunche, kaise pahunchu,
    kaise aaye, कैसे पहुँचें, hospital kahan, hospital kaha, अस्पताल कहाँ, clinic kahan, kaun sector, konsa sector,
    kitni door, chandigarh se, kahan par hai, kahan hai, kaha par, hospital kidhar, hospital kahan par,
    अस्पताल का पता, पता क्या, पता बताओ, एड्रेस, location bhejo, kaise aana, kaise aau, aane ka rasta, रास्ता बताओ,
    kaise jaana, auto se, gaadi parking, gaadi kahan, bus kaun si, kaun si bus, kitni dur, kitna door, door hai,
    ambala se, samay, कब खुलता, समय, खुलने का समय, kab khulta, kab khula, kitne baje, कितने बजे, band kab, khula hai,
    hospital time kya, kab khulte, kab tak khula, kab band hota, kitne baje tak, kitne baje khulta, कितने बजे खुलता, खुलता,
    khulne ka samay, band hone ka samay, aaj khula, aaj khula hai,
    open hai, पार्किंग, बस कौन सी, ऑटो से,
    gaadi khadi karna, gaadi khadi karne ki jagah, gaadi park karna, gaadi park karne ki jagah, gaadi lagane ki
    jagah, parking ki jagah, parking hai, गाड़ी खड़ी करना, गाड़ी खड़ी करने की जगह, गाड़ी पार्क, गाड़ी कहाँ खड़ी
    करें, bus adda, bus adde se kaise aaye, bus stand se kaise aaye, station se kaise aaye, बस अड्डे से, बस अड्डे से
    कैसे आएँ, रेलवे स्टेशन से, स्टेशन से कैसे आएँ,
    kis sector, kis sector mein, hospital kis sector, panchkula kis sector, किस सेक्टर में, अस्पताल किस सेक्टर
  `,
  'opening-hours': `
    sunday ko khula, sunday khula, itwar, itwar khula, रविवार, रविवार को खुला, इतवार, इतवार को खुला, शनिवार, shanivar khula,
    holi diwali khula, diwali ko khula, holi ko khula, tyohar par khula, chhutti ke din khula, होली को खुला, दिवाली
    को खुला, त्योहार पर खुला, छुट्टी के दिन खुला, रविवार बंद
  `,
  'hospital-about': `
    aspatal, haspatal, अस्पताल, hospital ke baare, kitne bed, dawai ki dukan, hospital ke bare, hospital kaisa, achha hospital, kaun sa hospital, hospital naam,
    kaun si bimari, kis cheez ka ilaj, kiska ilaj, pharmacy hai, dawai dukan, dawai kahan milegi, dawai store,
    sarkari, sarkari hospital, beds kitne
  `,
  management: `
    malik, मालिक, kiska hospital, kis ka, owner kaun, malik kaun, hospital ka malik, hospital kiska,
    हॉस्पिटल का मालिक, bade doctor, kisne khola
  `,
  videos: 'वीडियो, यूट्यूब, video dekhna, videos dikhao, वीडियो दिखाओ',
  'instagram-reels': 'इंस्टाग्राम',
  'sheets-tools': 'पर्चियाँ',
  'safety-plan': 'सुरक्षा योजना',
  'sleep-diary': `
    neend diary, neend ki diary, नींद की डायरी, sleep log, neend ka record, नींद का रिकॉर्ड
  `,
  'headache-diary': 'sar dard diary, sir dard diary, सिरदर्द डायरी, headache log, sar dard record',
  // Pages beyond the menus
  trauma: 'accident sadma, haadsa, bachpan mein, bachpan ka sadma, accident ke baad, durghatna, hadsa, fauji',
  'eating-disorder': `
    khana nahi khati, khana nahi khata, khana nahi khate, roti nahi khati, khana chhod diya, खाना नहीं खाती, खाना नहीं खाता,
    khana ulti, mota hone dar, vajan dar, patla hona, motapa dar, diet nahi, ulti karke, shakal pasand nahi
  `,
  ect: 'bijli jhatka ilaj',
  lgbtq: 'samlaingik, ladka ladki identity',
  'medicine-questions': `
    mansik dawai, dawai side effect, साइड इफ़ेक्ट, दवा का असर, dawai nuksan, dawai ki aadat, dawa lifelong, dawai bhool,
    dawai kab tak khani, kab tak dawai, zindagi bhar dawai, umar bhar dawai, जिंदगी भर दवा, dawai ki lat,
    dawai se motapa, dawai se wajan, wajan badhna dawai, dawai side, दवा से नुकसान, दवा के नुकसान, dawa ke nuksan,
    dawai se neend, dawai se susti, dawai se neend bahut, dawai se vajan badhna, dawai se mota, dawai kitne din
    khani, dawai kitne saal, dawai ke saath sharab, dawa khate sharab, dawai khali pet, दवा से नींद, दवा से सुस्ती,
    दवा से वज़न, दवाई से मोटापा, दवा कब तक खानी, दवाई कितने दिन, दवा के साथ शराब, दवा खाते शराब,
    dawai ka asar kab, dawai kab asar karegi, goli kab asar karegi, goli ka asar kab, दवा का असर कब, दवा कब असर
    करेगी,
    dawai se haath kaampna, dawai se chakkar, dawai se kabz, dawai se pet kharab, दवा से हाथ काँपना, दवा से चक्कर,
    दवा से कब्ज़
  `,
  'medicine-stopping': `
    dawai chhodna, dawai band, dawai chhod, dawa chhodna, dawai band karna, dawa band, दवा छोड़, दवाई छोड़ना, दवा बंद,
    dawai kam karna, dose kam,
    dawai chhod di, dawai chhod di phir bimar, dawai chhodne par bimari wapas, dawa chhod di phir se, दवा छोड़ दी,
    दवाई छोड़ दी फिर बीमार, दवा छोड़ने पर बीमारी
  `,
  'violence-at-home': `
    pati gaali deta, pati gaaliyan deta, pati paise nahi deta, pati kharcha nahi deta, ghar se nikal diya, sasural
    wale tang karte, dahej ke liye tang, पति गाली देता, पति गालियाँ देता, पति पैसे नहीं देता, पति खर्चा नहीं देता,
    घर से निकाल दिया, ससुराल वाले तंग करते
  `,
  antidepressant: `
    depression ki dawai, depression ki dawai kab tak khani, depression ki dawa kab tak khani, depression ki goli,
    depression ki dawai kitne din, udasi ki dawai, udasi ki dawai kab tak khani, depression ki dawai khana, डिप्रेशन
    की दवा, डिप्रेशन की दवा कब तक खानी, डिप्रेशन की गोली, डिप्रेशन की दवाई कितने दिन,
    udasi ki goli, udasi ki goli kab asar, depression ki dawai asar, डिप्रेशन की दवा का असर
  `,
  antipsychotic: `
    schizophrenia ki dawai, schizophrenia ki dawai kab tak khani, shak ki dawai, awaz ki dawai, सिज़ोफ्रेनिया की
    दवा, सिज़ोफ्रेनिया की दवा कब तक खानी
  `,
  tobacco: `
    cigarette chhodna, bidi, beedi, sutta, smoking chhodna, tambaku, gutkha, gutka, khaini, zarda, pan masala, सिगरेट,
    बीड़ी, तंबाकू, गुटखा, सिगरेट छोड़ना, तंबाकू छोड़ना, hukka, hukkah, cigaret, cigarette kaise, beedi chhodna,
    tambaku kaise, tambaku chhodna, tambaku chhudane, khaini chhodna, gutkha chhodna, gutka kaise, supari, paan,
    smoking kaise, nicotine gum,
    dhumrapan, धूम्रपान, bidi peena, cigarette peena, bidi nahi chhodta, बीड़ी पीना, सिगरेट पीना
  `,
  cannabis: 'charas, bhang, गाँजा, चरस, भाँग, ganja peena, ganja peeta, charas peeta, bhaang, malana',
  grief: `
    maut ke baad, mout ke baad, death ke baad, मौत के बाद, देहांत के बाद, guzar jane ke baad, gujar jane ke baad, गुज़र जाने के बाद,
    chale jane ke baad, maut sadma, sadma, सदमा, मौत का ग़म, papa guzar, guzar gaye, mata pita chal base,
    guzarne ke baad, gujarne ke baad, गुज़रने के बाद, chal base, चल बसे, swargwas, स्वर्गवास, duniya se chale gaye, दुनिया से चले
    गए, chhod kar chale gaye duniya, maa ke jaane ke baad mann nahi lagta, papa ke jaane ke baad mann nahi lagta,
    pitaji ke jaane ke baad mann nahi lagta, pati ke jaane ke baad mann nahi lagta, patni ke jaane ke baad mann nahi
    lagta, bete ke jaane ke baad mann nahi lagta, dadi ke jaane ke baad mann nahi lagta, माँ के जाने के बाद, पापा के
    जाने के बाद, पिताजी के जाने के बाद, maa ke jaane ke baad akela, maa ke jaane ke baad udas, papa ke jaane ke baad
    udas, pati ke jaane ke baad akeli
  `,
  // Words that say little by themselves
  'treatment-medicine': `
    ilaj, ilaaj, dawai, dawa, इलाज, दवाई, दवा, goli, bimari, bimar, बीमारी, samasya, samassya, समस्या, pareshani,
    pareshan, परेशानी, परेशान, takleef, तकलीफ़, dikkat, madad, मदद, lakshan, लक्षण, sehat, mareez, मरीज़,
    madad chahiye
  `,
};
