/** Id of the list of emergency departments on the page of all urgent signs. */
export const departmentsId = 'departments';
