/** Components without a specimen, and why. A test compares this list with the folders (specimens.test.ts). */
export const withoutSpecimen: Readonly<Record<string, string>> = {
  'shell/Frame': 'Each of its parts has a specimen.',
  'shell/Main': 'It shows nothing of its own.',
  'shell/MenuTrigger': 'Both menus show it.',
  'shell/RouteChange': 'It renders nothing.',
  'contact/ContactFields': 'ContactForm shows it.',
  'contact/SendButton': 'ContactForm shows it.',
  'delivery/LiveContactForm': 'It needs the receiver of src/content/company.ts.',
  'delivery/KeptMessages': 'It needs the receiver of src/content/company.ts.',
  'film/FilmPlayer': 'HeroFilm shows it.',
  'pwa/BackButton': 'Only the window of an installed site shows it.',
};
