import type { UnrelatedQueries } from '../../../queries/query-language.ts';

export const unrelatedQueries: UnrelatedQueries = {
  medicine: `
    ਗੋਡੇ, ਗੋਡਾ, goda, ਹੱਡੀ, ਦੰਦ, ਮੋਤੀਆ, ਗੁਰਦੇ, ਪੱਥਰੀ, ਪੇਟ ਦਰਦ, ਬਵਾਸੀਰ, ਕੈਂਸਰ, ਐਕਸਰੇ, ਬੁਖਾਰ, ਲਕਵਾ, ਆਪਰੇਸ਼ਨ, ਅੱਖਾਂ,
    ਅੱਖਾਂ ਦਾ ਡਾਕਟਰ, ਸ਼ੂਗਰ
  `,
  matters: 'ਆਯੁਸ਼ਮਾਨ, ਬਿਜਲੀ ਦਾ ਬਿੱਲ, ਮੌਸਮ, ਪਾਸਪੋਰਟ, ਬੱਸ ਟਾਈਮ',
  work: `
    ਨੌਕਰੀ, ਨੌਕਰੀ ਚਾਹੀਦੀ, ਨਰਸ ਦੀ ਨੌਕਰੀ, ਕੰਮ ਚਾਹੀਦਾ, ਜੌਬ, ਜੌਬ ਚਾਹੀਦੀ, ਵੈਕੇਂਸੀ, naukri chahidi, job chahidi, kam chahida
  `,
};
