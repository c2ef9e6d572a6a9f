export const pictureWords = {
  drawing: 'A drawing of hills under a sun',
  of: (title: string) => `“${title}” and the name of the hospital beside a drawing of hills`,
};
