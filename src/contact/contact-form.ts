import messages from '#catalog/en/contact.json' with { type: 'json' };
import { translator } from '#catalog/translator.ts';
import { showToast } from '#ui/toasts.ts';
import { createContactStore } from './contact-store.ts';

/** The site's one contact form. Its draft outlives a visit to another page of the site. */
export const contactForm = createContactStore(() => {
  const t = translator(messages);
  showToast({ title: t('toast.title'), text: t('toast.text'), close: t('toast.close') });
});
