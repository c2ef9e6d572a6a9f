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
  /** Text of the information page: headings with their paragraphs. */
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

/** The product's own text. The bench writes this JSON file when it builds the template. */
export const content = written as Content;
