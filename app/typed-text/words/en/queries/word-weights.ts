import type { WordWeights } from '../../../queries/query-language.ts';

export const wordWeights: WordWeights = {
  denials: 'no not never cannot cant dont doesnt wont without',
  fillers: `
    pls plz plzz thx ur u a all also am an and any are as at be been by can could did do does for from get getting
    give go going good got had has have having her here him his how i if in into is it its just like more my of on
    or our please she should show some something tell than that the their them there they this to too us very want
    wants was we were what whats when where which who why will with would you your yours best know find way thing
    things really start madam use
  `,
  companions: `
    child children kid kids about help time much near nearby need needs adult age after again always baby before boy
    brother chandigarh cousin daily dark daughter day days elder evening every family father friend gents girl home
    husband india ladies last long mother mom mummy mohali month months morning new night now old office older own
    wife panchkula person people papa parents private relative sister small someone somebody son suddenly times
    today tomorrow tonight uncle village week weeks year years young zirakpur
  `,
  commonWords: `
    appointment booking book card care centre certificate charge charges check checkup clinic cost disease
    disorder doctor doctors dr emergency fee fees form free health help hospital illness injection machine medical
    medicine medicines number online opd operation pain patient pills price problem rate report reports room score
    service services specialist symptoms tablet test tests therapy ticket timing treatment video visit ward
  `,
};
