export const aboutWords = {
  /** What stands under each figure: the beds, the kinds of rooms, the fields of care. */
  figures: [
    'beds in a small hospital',
    'kinds of rooms: private, luxury and the general ward',
    'fields of care, for adults and for children',
  ] satisfies [beds: string, rooms: string, fields: string],
  training: 'Training',
  memberships: 'Memberships',
  recognitions: 'Recognitions',
};
