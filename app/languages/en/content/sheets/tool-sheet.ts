export const toolSheetWords = {
  kept: 'What you type is kept in this browser on this device, and never sent to us.',
  lost: 'This browser keeps nothing. Print the sheet before you close the page.',
  gone: 'Deleted from this device.',
  withoutScripts:
    'A sheet to print and write on. Without scripts, what you type here is gone when you leave the page.',
  print: 'Print this sheet',
  wipe: 'Delete from this device',
  ask: 'Delete what you typed into this sheet?',
};
