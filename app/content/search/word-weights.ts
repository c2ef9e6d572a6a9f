/** Words that say little or nothing about what is asked for: change them here. */

/** Words that deny: "neend nahi" asks for something else than "neend". */
export const denials: ReadonlySet<string> = new Set(
  `no not never cannot cant dont doesnt didnt isnt wont without na nahi nahin nai ni nhi nhin mat bina bagair
  न ना नहीं नही नहि मत बिना ਨਹੀਂ ਨਹੀ ਨਾ ਨੀ ਬਿਨਾਂ`.split(/\s+/),
);

/** Words that tell nothing about what is looked for. */
export const fillers: ReadonlySet<string> = new Set(
  `wajah vajah wajeh baare bare padta padti padte padna pad bht btao chaiye chahie dijiye hga hogi honi jayega jayegi kabtak kr kra krna krne krni kro krta krte krti kuchh kyun lena
  milenge mjhe mje mko muje pls plz plzz rahega rehne rehnda rehndi rehnde rha rhe rhi sahab sahib sakenge sakti thx ur u wali
  a all also am an and any are as at be been by can could did do does for from get getting give go going good got had
  has have having he her here him his how i if im in into is it its just like me more my of on or our please she should show
  some something tell than that the their them there they this to too us very want wants was we were what whats when where
  which who why will with would you your yours best know find way thing things really start
  aa aaja aap aapka aapke aata aate aati ab abhi ae agar aisa aisi ate ata ati aunda aundi aur aunde
  bari batao bataiye bataye bataen bhi chahiye chahida chaida chahie da dasso de deta deti di diya do ek
  gaya gaye gayi ha haan hai hain han haiga he hi ho hoga hogi hona hone hota hote hoti hu hua hui hum hun hunda hundi hunde inn is iska
  isko ja jaata jaati jab janda jandi jao jata jate jati jaye ji jo ka kab kaise kaisa kaisi kar kara karda kardi karein
  karen kare karke karna karne karni karo karta karte karti karu karun karwana ke ki kise kisi ko koi kon kuch kuchh kya kyo kyon kyu
  kyun laga lagda lagdi lagna lagta lagte lagti lag le lena leke liye lo madam main mai mainu me mein mera mere meri milega
  milegi milta milti mil mujhe mujhko muje nu nal naal ne par pe please plz pls raha rahi rahe rehta rehti rehte reha riha rha
  rhi sa sab sakta sakte sakti sakda sakde se si tab tak te tha the thi thoda to toh tu tum tusi usko uska use vi
  vich wale wala wali waala waali wo woh ya yah yeh ye
  बारे दो पड़ता पड़ती पड़ते पड़ना आ आता आती आते आप आपका आपके इस इसका उस उसका उसे एक ऐसा ऐसे और का कभी की के को कि कर करना करता करती करते करने करनी करें करे करो करूँ करूं करवाना कब
  किस किसी कुछ कैसे कैसा कैसी कोई क्या क्यों क्यूँ गया गई गए चाहिए जब जा जाता जाती जाते जाना जाने जाए जो तक तो था थी थे दे देता दिया ने पर पे बताएँ
  बताइए बताओ भी मुझे मुझको में मेरा मेरी मेरे मैं यह या ये रहा रही रहे रहता रहती रहते लग लगा लगी लगता लगती लगते लगना लिए ले लेना वह वाला वाली वाले वे वो सब
  सकता सकते सकती से हम हमारा हमारे ही हुआ हुई हुए हूँ हूं है हैं हो होगा होता होती होते होना होने जी
  ਆ ਆਉਂਦਾ ਆਉਂਦੀ ਆਉਂਦੇ ਇਹ ਇੱਕ ਉਹ ਉਸ ਅਤੇ ਕਦੋਂ ਕਰ ਕਰਦਾ ਕਰਦੀ ਕਰਨ ਕਰਨਾ ਕਰਨੀ ਕਰੋ ਕਿਵੇਂ ਕਿਉਂ ਕੀ ਕੁਝ ਕੋਈ ਗਿਆ ਗਈ ਚਾਹੀਦਾ ਚਾਹੀਦੀ ਜਾ ਜਾਂਦਾ ਜਾਂਦੀ ਜੀ ਜੋ ਤੇ ਤਾਂ ਤੁਸੀਂ ਤੋਂ ਦਾ ਦੀ ਦੇ ਨਾਲ ਨੂੰ
  ਨੇ ਭੀ ਮੇਰਾ ਮੇਰੀ ਮੇਰੇ ਮੈਂ ਮੈਨੂੰ ਰਹੀ ਰਹਿੰਦਾ ਰਹਿੰਦੀ ਰਿਹਾ ਲਈ ਲੱਗਦਾ ਲੱਗਦੀ ਵਿਚ ਵਿੱਚ ਵੀ ਸਕਦਾ ਸਕਦੇ ਹਨ ਹਾਂ ਹੁੰਦਾ ਹੁੰਦੀ ਹੁੰਦੇ ਹੈ ਹੋ ਹੋਇਆ`.split(
    /\s+/,
  ),
);

/** Whom, when and where: such a word says little about what is asked for, and never prevents an answer. */
export const companions: ReadonlySet<string> = new Set(
  `jana jaana jane jaane जाना जाने dekhna dekhni dekho dekhta देखना kaisa bacha bachcha baccha bachche bache bachi child children kid kids niyana jawak बच्चा बच्चे बच्ची बच्चों ਬੱਚਾ ਬੱਚੇ ਬੱਚਿਆਂ bahut zyada jyada badi apne apna apni बहुत ज़्यादा ज्यादा अपने अपनी ਬਹੁਤ ਆਪਣੇ about help har waqt टाइम time bhar phir fir fer wapas much near nearby need needs theek thik aaj aajkal adult age aadmi after again always aurat baad baar baby bade bar bechara bahar before bhabhi bhai behen bahan beta bete beti
  boy brother chacha chandigarh chhota chhoti cousin daily dadi dada dark daughter day days din dino dost elder evening every family father
  friend gents ghar gharwale girl haryana he home husband india kabhi kal ladies ladka ladki last log logon logo long mahina
  mahine man mata maa mama mother mom mummy mohali month months morning naya nayi new night now old office older own pati patni biwi
  wife panchkula panchkula person people papa parents pehle pita private punjab raat relative roz rozana saal sabse shaam sister small
  someone somebody son subah suddenly time times today tomorrow tonight uncle aunty village week weeks year years years young yrs zirakpur
  आज कल अब बार बाद पहले दिन रात रोज़ रोज सुबह शाम साल महीने पापा मम्मी माँ पिता माता पति पत्नी बेटा बेटी बेटे भाई बहन दोस्त घर लोग लोगों औरत आदमी लड़का लड़की दादी दादा नानी हमेशा
  पंचकूला चंडीगढ़ ਅੱਜ ਕੱਲ੍ਹ ਦਿਨ ਰਾਤ ਰੋਜ਼ ਪਾਪਾ ਮੰਮੀ ਪਤੀ ਪਤਨੀ ਪੁੱਤ ਪੁੱਤਰ ਧੀ ਭਰਾ ਭੈਣ ਘਰ ਲੋਕ ਪੰਚਕੂਲਾ ਚੰਡੀਗੜ੍ਹ ਮੁੰਡਾ ਕੁੜੀ`.split(/\s+/),
);

/** Words of every hospital: they answer by themselves, and not beside a word that is strange here, as in "haddi ka doctor". */
export const commonWords: ReadonlySet<string> = new Set(
  `appointment bimar bimari booking book card care centre center certificate charge charges check checkup clinic cost daktar dard dawa dawai
  dikkat disease disorder doctor doctors dr emergency fee fees form free goli health help hospital ilaaj ilaj illness injection kharcha
  lakshan machine madad medical medicine medicines number online opd operation pain paisa paise pareshani patient pills price problem rate
  report reports room rog samasya score sehat service services specialist symptoms tablet takleef test tests therapy ticket timing treatment
  video visit ward
  अस्पताल इलाज ऑपरेशन कार्ड खर्च खर्चा गोली जाँच जांच टेस्ट डॉक्टर तकलीफ़ तकलीफ दर्द दवा दवाई दिक्कत नंबर परेशानी पैसे फ़ीस फीस बीमारी बीमार मदद मरीज़ मरीज रोग लक्षण समस्या सर्टिफिकेट
  ਆਪਰੇਸ਼ਨ ਇਲਾਜ ਟੈਸਟ ਡਾਕਟਰ ਦਰਦ ਦਵਾਈ ਨੰਬਰ ਪੈਸੇ ਫੀਸ ਬਿਮਾਰੀ ਹਸਪਤਾਲ`.split(/\s+/),
);
