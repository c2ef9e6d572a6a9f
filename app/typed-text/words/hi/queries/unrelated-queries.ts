import type { UnrelatedQueries } from '../../../queries/query-language.ts';

export const unrelatedQueries: UnrelatedQueries = {
  medicine: `
    ghutna, ghutne, घुटना, घुटने, jodon ka dard, haddi, haddi dard, हड्डी, kamar dard, कमर दर्द, gathiya, daant,
    dant, दाँत, दांत, aankh operation, aankh dard, motiyabind, मोतियाबिंद, chashma, चश्मा, kaan dard, naak, थायराइड,
    मधुमेह, gurda, गुर्दे, गुर्दा, डायलिसिस, pathri, पथरी, peeliya, पीलिया, pet dard, पेट दर्द, kabz, dast, हर्निया,
    अपेंडिक्स, bawasir, बवासीर, charm rog, चर्म रोग, khujli, खुजली, muhase, daad, baal jhadna, बाल झड़ना, ganja pan,
    safed daag, कैंसर, आईवीएफ, baanjhpan, garbhpat, mahwari, माहवारी, bachedani, अल्ट्रासाउंड, एक्सरे, एक्स रे,
    एमआरआई, सीटी स्कैन, teeka lagwana, टीका, tika, bukhar, बुखार, डेंगू, मलेरिया, टाइफाइड, khansi, खाँसी, खांसी,
    zukam, जुकाम, टीबी, dama, दमा, khoon dan, kutta kata, कुत्ता काटा, jal gaya, taanke, khatna, nasbandi, lakwa,
    लकवा, motapa, height badhana, panchkarma, ऑपरेशन, pitta ki thaili, aankh, aankhon ka doctor, आँखों का डॉक्टर,
    kaan, gala kharab, pet, phephde, haddiyan, gardan dard, ghutno, edi dard, nas dabna, sugar ki dawa, शुगर,
    bp ki dawa, baal
  `,
  matters: `
    ayushman, ayushman card, ayushman bharat, आयुष्मान, आयुष्मान कार्ड, chirayu, चिरायु, राशन कार्ड, आधार कार्ड,
    pan card, वीज़ा, bijli bill, बिजली का बिल, sarkari result, sarkari naukri, mausam, मौसम, sona bhav, सोने का भाव,
    gana, rashifal, kundli, panchang, पासपोर्ट, bijli, jyotish, vastu, yoga mat, bill bijli, बिजली, sir ki chot,
    kabaddi, kabaddi match, bijli ka bill, test kit, mandir timing, gurudwara timing, tiffin
  `,
  work: `
    naukri, nokri, नौकरी, naukri chahiye, job chahiye, नौकरी चाहिए, hospital mein naukri, नर्स की नौकरी, nurse ki naukri,
    nurse bharti, staff bharti, स्टाफ भर्ती, वैकेंसी, vacancy hai, koi naukri, koi job, जॉब, जॉब चाहिए, kaam chahiye,
    काम चाहिए, ward boy naukri, guard ki naukri, safai karamchari naukri, interview kab
  `,
};
