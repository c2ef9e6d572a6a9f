/** Reference to sections of the Mental Healthcare Act, shown below a heading. */
export const act = (sections: string) => `Mental Healthcare Act 2017, ${sections}`;
