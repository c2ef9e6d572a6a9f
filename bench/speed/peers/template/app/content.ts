import written from './content.json';

export interface Doctor {
  readonly id: number;
  readonly name: string;
  readonly specialization: string;
  readonly hospital: string;
  readonly experience: string;
  readonly fees: string;
  readonly picture: string;
}

interface Place {
  readonly path: string;
  readonly label: string;
}

export interface Content {
  readonly name: string;
  readonly phone: string;
  readonly entries: readonly Place[];
  readonly groups: readonly { readonly title: string; readonly entries: readonly Place[] }[];
  readonly title: string;
  readonly lead: string;
  /** The words of the information page: headings and what stands beneath them. */
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

/** The product's own words, written beside this file when the template is built. */
export const content = written as Content;
