/** The nine groups of information pages (section 2.4). Which pages each has follows from the files. */
export const informationGroupNames = [
  { id: 'psychiatry', title: 'Psychiatry', sidebarTitle: 'Psychiatry Treatments' },
  { id: 'services', title: 'Services', sidebarTitle: 'Other Services' },
  { id: 'counselling', title: 'Counselling and Therapy', sidebarTitle: 'Other Counselling and Therapy' },
  { id: 'children', title: 'Child Guidance', sidebarTitle: 'Mental Health Issues and Children' },
  { id: 'de-addiction', title: 'De-addiction Programme', sidebarTitle: 'De-addiction Programme' },
  { id: 'sexual-wellness', title: 'Sexual Wellness Program', sidebarTitle: 'Sexual Wellness Program' },
  { id: 'sleep', title: 'Sleep Clinic', sidebarTitle: 'Sleep Clinic' },
  { id: 'headache', title: 'Headache Clinic', sidebarTitle: 'Headache Clinic' },
  { id: 'epilepsy', title: 'Epilepsy Clinic', sidebarTitle: 'Epilepsy Clinic' },
] as const;

export type InformationGroupId = (typeof informationGroupNames)[number]['id'];
