import type { WordWeights } from '../../../queries/query-language.ts';

export const wordWeights: WordWeights = {
  denials: 'didnt isnt na nahi nahin nai nhi nhin mat bina bagair न ना नहीं नही नहि मत बिना',
  fillers: `
    kijiye kijie kijiyega bataiyega batana btana bataye btaye batadijiye kripya kripaya please plz कृपया कीजिए बताइएगा
    agar lag lo mere mil tum wale ya ye sahib wajah vajah wajeh baare bare padta padti padte padna pad bht btao
    chaiye chahie dijiye hga hogi honi jayega jayegi kabtak kr kra krna krne krni kro krta krte krti kuchh kyun lena
    milenge mjhe mje mko muje rahega rehne rha rhe rhi sahab sakenge sakti wali he im me aa aaja aap aapka aapke
    aata aate aati ab abhi ae aisa aisi ate ata ati aunda aur bari batao bataiye bataye bataen bhi chahiye da de
    deta deti di diya ek gaya gaye gayi ha haan hai hain han hi ho hoga hona hone hota hote hoti hu hua hui hum hun
    iska isko ja jaata jaati jab jao jata jate jati jaye ji jo ka kab kaise kaisa kaisi kar karein karen kare karke
    karna karne karni karo karta karte karti karu karun karwana ke ki kise kisi ko koi kon kuch kya kyo kyon kyu
    laga lagna lagta lagte lagti le leke liye main mai mainu mein mera meri milega milegi milta milti mujhe mujhko
    ne par pe raha rahi rahe rehta rehti rehte reha sa sab sakta sakte se tab tak te tha thi thoda toh tu usko uska
    karega karegi karenge karunga karungi aayega aayegi aayenge jayenge paayega paayegi banega banegi
    wala waala waali wo woh yah yeh बारे दो पड़ता पड़ती पड़ते पड़ना आ आता आती आते आप आपका आपके इस इसका उस उसका उसे
    एक ऐसा ऐसे और का कभी की के को कि कर करना करता करती करते करने करनी करें करे करो करूँ करूं करवाना कब किस किसी कुछ
    कैसे कैसा कैसी कोई क्या क्यों क्यूँ गया गई गए चाहिए जब जा जाता जाती जाते जाना जाने जाए जो तक तो था थी थे दे देता
    दिया ने पर पे बताएँ बताइए बताओ भी मुझे मुझको में मेरा मेरी मेरे मैं यह या ये रहा रही रहे रहता रहती रहते लग लगा
    लगी लगता लगती लगते लगना लिए ले लेना वह वाला वाली वाले वे वो सब सकता सकते सकती से हम हमारा हमारे ही हुआ हुई हुए
    करेगा करेगी करेंगे करूँगा करूँगी आएगा आएगी आएँगे जाएगा जाएगी जाएँगे होगी होंगे
    हूँ हूं है हैं हो होगा होता होती होते होना होने जी
  `,
  companions: `
    bade dost fir logon logo jana jaana jane jaane जाना जाने dekhna dekhni dekho dekhta देखना kaisa bacha bachcha
    baccha bachche bache bachi बच्चा बच्चे बच्ची बच्चों bahut zyada jyada badi apne apna apni बहुत ज़्यादा ज्यादा
    अपने अपनी har waqt टाइम bhar phir wapas theek thik aaj aajkal aadmi aurat baad baar bar bechara bahar bhabhi
    bhai behen bahan beta bete beti chacha chhota chhoti dadi dada din dino ghar gharwale haryana he kabhi kal ladka
    ladki log mahina mahine man mata maa mama naya nayi pati patni biwi pehle pita punjab raat roz rozana saal sabse
    shaam subah aunty yrs pitaji mataji papaji dadaji nanaji sara saara saari आज कल अब बार बाद पहले दिन रात रोज़ रोज सुबह शाम साल महीने पापा मम्मी माँ पिता माता पति
    पत्नी पिताजी माताजी दादाजी दादीजी नानाजी पतिदेव सारा सारी बेटा बेटी बेटे भाई बहन दोस्त घर लोग लोगों औरत आदमी लड़का लड़की दादी दादा नानी हमेशा पंचकूला चंडीगढ़
  `,
  commonWords: `
    bimar bimari center daktar dard dawa dawai dikkat goli ilaaj ilaj kharcha lakshan madad paisa paise pareshani
    rog samasya sehat takleef अस्पताल इलाज ऑपरेशन कार्ड खर्च खर्चा गोली जाँच जांच टेस्ट डॉक्टर तकलीफ़ तकलीफ दर्द
    दवा दवाई दिक्कत नंबर परेशानी पैसे फ़ीस फीस बीमारी बीमार मदद मरीज़ मरीज रोग लक्षण समस्या सर्टिफिकेट
  `,
  homographs:
    'bat bay cut dab dam din gum hath jan kit lag mar mat pal par pet pit ram rat sag sat sun tan tap',
};
