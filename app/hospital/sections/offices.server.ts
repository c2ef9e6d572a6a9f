import type { Office } from '#app/hospital-facts/fact-types.ts';
import { phoneField, phoneOrNull, phoneText, textField, textOrNull } from '../fact-fields.server.ts';
import { factSection } from '../fact-section.ts';

const nameless = 'Enter the name of the office too.';

const officeOf = (name: string, address: string, phone: string): Office | null =>
  name === '' ? null : { name, address: textOrNull(address), phone: phoneOrNull(name, phone) };

export const offices = factSection({
  id: 'offices',
  purpose: 'Where people complain and where they get free legal help. The law asks for both on the website.',
  shows: 'On Your rights, with their telephones.',
  fields: [
    textField({
      name: 'boardName',
      heading: 'Mental Health Review Board for Panchkula',
      label: 'Name of the Board',
    }),
    textField({ name: 'boardAddress', label: 'Address of the Board', max: 200 }),
    phoneField({ name: 'boardPhone', label: 'Telephone of the Board' }),
    textField({ name: 'legalName', heading: 'Free legal help', label: 'Name of the legal office' }),
    textField({ name: 'legalAddress', label: 'Address of the legal office', max: 200 }),
    phoneField({ name: 'legalPhone', label: 'Telephone of the legal office' }),
  ],
  faults: ({ boardName, boardAddress, boardPhone, legalName, legalAddress, legalPhone }) => ({
    ...(boardName === '' && boardAddress + boardPhone !== '' && { boardName: nameless }),
    ...(legalName === '' && legalAddress + legalPhone !== '' && { legalName: nameless }),
  }),
  textsOf: ({ reviewBoard, legalAid }) => ({
    boardName: reviewBoard?.name ?? '',
    boardAddress: reviewBoard?.address ?? '',
    boardPhone: phoneText(reviewBoard?.phone ?? null),
    legalName: legalAid?.name ?? '',
    legalAddress: legalAid?.address ?? '',
    legalPhone: phoneText(legalAid?.phone ?? null),
  }),
  applied: (facts, texts) => ({
    ...facts,
    reviewBoard: officeOf(texts.boardName, texts.boardAddress, texts.boardPhone),
    legalAid: officeOf(texts.legalName, texts.legalAddress, texts.legalPhone),
  }),
});
