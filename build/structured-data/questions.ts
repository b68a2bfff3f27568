import type { FAQPage } from 'schema-dts';
import type { CatalogText } from '#build/catalog/read-catalog.ts';
import type services from '#catalog/en/services.json';
import { oneToSix } from '#catalog/ordinals.ts';

/** The questions of the services page with their answers. */
export function questions(text: CatalogText<keyof typeof services>): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: oneToSix.map((n) => ({
      '@type': 'Question',
      name: text(`questions.${n}.question`),
      acceptedAnswer: { '@type': 'Answer', text: text(`questions.${n}.answer`) },
    })),
  };
}
