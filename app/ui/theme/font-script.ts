import { fontEdition, fontFaces, fontPath } from './tokens.ts';

/**
 * A page is first shown in letters that the reader's device has: the site's own would come 0.2 s later on a
 * phone, and to change them then would move what is being read. They are fetched once the page is at rest, and
 * used from the next page on, which asks for them at once. Not under Save-Data.
 *
 * That a browser has them is kept in its `localStorage`. Where scripts are off, and on staff pages, they are used at once.
 */
export const fontScript =
  `{const d=document,e=d.documentElement,s=${fontEdition},f=${JSON.stringify(fontFaces.map(([file, style]) => [fontPath(file), style]))};
try{if(localStorage.fonts==s){e.dataset.fonts='';
for(const[n]of f)d.head.append(Object.assign(d.createElement('link'),{rel:'preload',as:'font',crossOrigin:'',href:n}))}
else if(!navigator.connection?.saveData)addEventListener('load',()=>setTimeout(()=>Promise.all(f.map(([,l])=>d.fonts.load(l))).then(()=>{localStorage.fonts=s}),2e3))}catch{}}`.replaceAll(
    '\n',
    '',
  );
