import { markChosenScript, rememberChoiceScript } from '../language/chosen-language.ts';
import { devanagariFaces } from './hindi-fonts.ts';
import { fontEdition, fontFaces, fontPath } from './tokens.ts';

/**
 * A page is first shown in letters that the reader's device has: the site's own would come 0.2 s later on a
 * phone, and to change them then would move what is being read. They are fetched once the page is at rest, and
 * used from the next page on, which asks for them at once. Not under Save-Data.
 *
 * The language that was chosen before is marked in the same breath (chosen-language.ts): a script of its own would weigh more.
 *
 * That a browser has them is kept in its `localStorage`. Where scripts are off, and on staff pages, they are used at once.
 */
type Face = readonly [file: string, style: string, sample?: string];

/**
 * @param parts what a font is asked for by: its style, and a text where it has only a part of the family's letters
 * @param first what is to be done before all else
 */
const scriptFor = (key: string, faces: readonly Face[], parts: string, first: string) =>
  `{const d=document,e=d.documentElement,s=${fontEdition},f=${JSON.stringify(faces.map(([file, style, ...sample]) => [fontPath(file), style, ...sample]))};
try{${first}if(localStorage.${key}==s){e.dataset.fonts='';
for(const[n]of f)d.head.append(Object.assign(d.createElement('link'),{rel:'preload',as:'font',crossOrigin:'',href:n}))}
else if(!navigator.connection?.saveData)addEventListener('load',()=>setTimeout(()=>Promise.all(f.map(([,${parts}])=>d.fonts.load(${parts}))).then(()=>{localStorage.${key}=s}),2e3))}catch{}}`.replaceAll(
    '\n',
    '',
  );

export const fontScript = scriptFor('fonts', fontFaces, 'l', markChosenScript);

export const hindiFontScript = scriptFor(
  'fontsHindi',
  [...fontFaces, ...devanagariFaces.map(([file, style]) => [file, style, 'क'] as const)],
  'l,t',
  rememberChoiceScript + markChosenScript,
);
