/**
 * Words that native editors settled. A test refuses the others in every text of the site; what people type in the search
 * may contain them. Page titles and terms stand in the information pages and messages themselves.
 */

interface SettledWord {
  readonly use: string;
  readonly instead: readonly string[];
  /** Sentences in which the other word has another meaning. */
  readonly except?: readonly string[];
}

export const glossary: readonly SettledWord[] = [
  {
    use: 'लक्षण',
    instead: ['निशान'],
    except: [
      'पर निशान',
      'तो निशान न हो',
      'हिंसा है, निशान न हो',
      'निशान सेक्टर 15',
      'वजह के निशान',
      'चाहे निशान',
      'सुई के निशान',
      'चोट का निशान',
      'निशान लगा',
    ],
  },
  { use: 'गर्भवती हैं?', instead: ['गर्भ है?', 'गर्भ है।', 'गर्भ में दौरा'] },
  { use: 'हम आपको फ़ोन कर लेंगे', instead: ['मुझे फ़ोन करें', 'मुझे कॉल करें'] },
  { use: 'किडनी', instead: ['गुर्दा', 'गुर्दे', 'वृक्क'] },
  { use: 'लिवर', instead: ['जिगर', 'यकृत'] },
  { use: 'काली लैट्रिन', instead: ['काली टट्टी', 'काला मल'] },
  { use: 'एकदम निढाल पड़ जाना', instead: ['बेदम होना'] },
  {
    use: 'जान देने की कोशिश की हो, ऐसा करने का सोच लिया हो, या इसके लिए कोई चीज़ पास में रखी हो',
    instead: ['सामान पास होना', 'उसका सामान पास', 'आत्महत्या की योजना'],
  },
  { use: 'क्लास में जवाब देने को हाथ खड़ा करना छोड़ना', instead: ['हाथ उठाना बंद'] },
  { use: 'जगराते से जल्दी घर लौट आएँ', instead: ['जल्दी उठकर घर आएँ'] },
  { use: 'जब अस्पताल के पास सरकारी लाइसेंस हो', instead: ['तभी मिलती है जब लाइसेंस', 'बराबर पर्चों पर'] },
  { use: 'कुछ जो आप हमें पहले बताना चाहें', instead: ['कोई बात जो हमें पहले से पता हो'] },
  { use: 'शरीर का एक तरफ़ कमज़ोर या मुँह टेढ़ा पड़ जाए', instead: ['ताकत न रहे'] },
  { use: 'डर है, कहीं कुछ कर न बैठूँ', instead: ['खुद को सँभाला नहीं जाता'] },
  { use: 'बदन फड़कना', instead: ['झटके आना'] },
  { use: 'इलाज का बुनियादी रिकॉर्ड', instead: ['मूल कागज़'] },
  { use: 'मिलने के मुनासिब समय पर', instead: ['ठीक समय पर मिल'] },
  { use: 'मिटा दिए जाते हैं', instead: ['हटा दिए जाते हैं'] },
  { use: 'ऐप से', instead: ['एप से', 'एप्प'] },
  { use: 'साइकोलॉजिस्ट (मनोवैज्ञानिक)', instead: ['मनोविज्ञानी', 'मनोविशेषज्ञ'] },
  { use: 'दोबारा दिखाना', instead: ['फॉलो-अप', 'फ़ॉलो-अप', 'अनुवर्ती'] },
  { use: 'दौरा', instead: ['फिट पड़', 'फ़िट पड़', 'जब्ती'] },
  { use: 'डॉक्टर को दिखाएँ', instead: ['डॉक्टर को देखें'] },
  { use: 'चाइल्ड हेल्पलाइन', instead: ['चाइल्डलाइन'] },
  { use: 'गोली', instead: ['टैबलेट'] },
  { use: 'छुट्टी', instead: ['निर्वहन'] },
  { use: 'इलाज', instead: ['उपचार'] },
  { use: 'दवा', instead: ['औषधि'] },
  { use: 'ज़ोलपिडेम', instead: ['ज़ोल्पिडेम'] },
  { use: 'ब्यूप्रेनोर्फिन', instead: ['ब्यूप्रेनॉर्फिन'] },
  { use: 'स्टेरॉयड', instead: ['स्टेरॉइड'] },
  { use: 'डॉक्टर को दिखाएँ', instead: ['डॉक्टर दिखवाएँ'] },
];
