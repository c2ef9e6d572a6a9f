import type { WordWeights } from '../../../queries/query-language.ts';

export const wordWeights: WordWeights = {
  denials: 'ni ਨਹੀਂ ਨਹੀ ਨਾ ਨੀ ਬਿਨਾਂ',
  fillers: `
    kariye karie kariyea kareye kariyo dassio dassdo dasna daso deo launda laundi ohnu onu sanu meharbani ਕਰੀਏ ਦੱਸੋ ਦੱਸਿਓ ਲਾਉਂਦਾ
    rehnda rehndi rehnde aundi aunde chahida chaida dasso haiga hunda hundi hunde inn janda jandi kara karda kardi
    lagda lagdi nu nal naal riha sakda sakde si tusi vi vich ਆ ਆਉਂਦਾ ਆਉਂਦੀ ਆਉਂਦੇ ਇਹ ਇੱਕ ਉਹ ਉਸ ਅਤੇ ਕਦੋਂ ਕਰ ਕਰਦਾ
    ਕਰਦੀ ਕਰਨ ਕਰਨਾ ਕਰਨੀ ਕਰੋ ਕਿਵੇਂ ਕਿਉਂ ਕੀ ਕੁਝ ਕੋਈ ਗਿਆ ਗਈ ਚਾਹੀਦਾ ਚਾਹੀਦੀ ਜਾ ਜਾਂਦਾ ਜਾਂਦੀ ਜੀ ਜੋ ਤੇ ਤਾਂ ਤੁਸੀਂ ਤੋਂ ਦਾ ਦੀ
    ਦੇ ਨਾਲ ਨੂੰ ਨੇ ਭੀ ਮੇਰਾ ਮੇਰੀ ਮੇਰੇ ਮੈਂ ਮੈਨੂੰ ਰਹੀ ਰਹਿੰਦਾ ਰਹਿੰਦੀ ਰਿਹਾ ਲਈ ਲੱਗਦਾ ਲੱਗਦੀ ਵਿਚ ਵਿੱਚ ਵੀ ਸਕਦਾ ਸਕਦੇ ਹਨ ਹਾਂ
    ਹੁੰਦਾ ਹੁੰਦੀ ਹੁੰਦੇ ਹੈ ਹੋ ਹੋਇਆ ਹੋਈ ਹੋਵੇ ਹੋਊ ਸੀ ਕੇ ਆਂ ਓ ਮਿਲੂ ਮਿਲੂਗਾ ਮਿਲੂਗੀ ਮਿਲੇਗਾ ਮਿਲੇਗੀ ਜਾਵੇ ਜਾਊ ਆਈਏ ਆਈਦਾ ਆਉਣਾ ਜਾਈਏ ਲੈਣ ਲੈਣਾ
    ਲੈਣੀ ਵਾਲਾ ਵਾਲੀ ਵਾਲੇ ਲਾਉਂਦੇ ਲਾਉਂਦੀ ਪੈਂਦਾ ਪੈਂਦੀ ਪੈਂਦੇ ਸਾਨੂੰ ਤੁਹਾਡੇ ਸਕਦੀ ਰਹਿੰਦੇ ਲੱਗਦੇ ਗਿਐ ਪਲੀਜ਼ ਹੋਜੂ ਹੋਊਗਾ ਕਰੂ ਕਰੂਗਾ ਕਰੂਗੀ ਆਊ ਆਊਗਾ
  `,
  companions: `
    niyana jawak ਬੱਚਾ ਬੱਚੇ ਬੱਚਿਆਂ ਬਹੁਤ ਆਪਣੇ fer ਅੱਜ ਕੱਲ੍ਹ ਦਿਨ ਰਾਤ ਰੋਜ਼ ਪਾਪਾ ਮੰਮੀ ਪਤੀ ਪਤਨੀ ਪੁੱਤ ਪੁੱਤਰ ਧੀ ਭਰਾ ਭੈਣ ਘਰ
    ਲੋਕ ਪੰਚਕੂਲਾ ਚੰਡੀਗੜ੍ਹ ਮੁੰਡਾ ਕੁੜੀ ਬਾਪੂ ਬੇਬੇ ਬੀਜੀ ਮਾਂ ਪਿਤਾ ਮਾਤਾ ਦਾਦਾ ਦਾਦੀ ਘਰਵਾਲਾ ਘਰਵਾਲੀ ਵਹੁਟੀ ਨਿਆਣਾ ਜਵਾਕ ਸਾਰਾ ਸਾਰੀ ਸਾਰੇ
    ਮਗਰੋਂ ਪਿੱਛੋਂ ਬਾਅਦ ਪਹਿਲਾਂ ਵੇਲੇ ਟਾਈਮ ਟੈਮ bapu bebe biji gharwala gharwali vohti sara sari magron
  `,
  commonWords: 'ਆਪਰੇਸ਼ਨ ਇਲਾਜ ਟੈਸਟ ਡਾਕਟਰ ਦਰਦ ਦਵਾਈ ਨੰਬਰ ਪੈਸੇ ਫੀਸ ਬਿਮਾਰੀ ਹਸਪਤਾਲ',
};
