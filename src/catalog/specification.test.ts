import { describe, expect, test } from 'vitest';
import { rawCatalog } from './raw-catalogs.ts';

/** The texts that docs/specification.md gives word for word: whole messages, or patterns that one message must match. */
const required: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  services: ['Discovery', 'Strategy', 'Implementation', 'Support'],
  about: [/founded in 2020/, /North America, South America, Europe and Asia/],
  careers: [
    'Apply Now',
    'Full-time',
    /by e-mail/,
    /[Bb]y post/,
    /\{careersEmail\}/,
    /contact qualified candidates within 2 weeks/,
  ],
  privacy: ['Privacy Policy', 'Last updated: January 2024'],
  terms: [
    'Terms of Service',
    'Last updated: January 2024',
    /Invoices are due within 30 days/,
    /dispute an invoice, [^.]*within 30 days/,
    /laws of the State of Texas/,
    /Travis County, Texas/,
  ],
  'not-found': ['404', 'Oops! Page not found', 'Return to Home'],
  shell: [
    'Home',
    'Services',
    'Industry Expertise',
    'Careers',
    'About Us',
    'Contact',
    'Get Started',
    'Privacy Policy',
    'Terms of Service',
  ],
  contact: [
    'Full Name',
    'Email Address',
    'Company',
    'Phone Number',
    'Subject',
    'Message',
    'Sending...',
    'Message Sent!',
    "Thank you for contacting us. We'll get back to you within 24 hours.",
    'Monday to Friday',
    '8:00 AM to 5:00 PM CST',
    'Weekends',
    'Closed',
    /within 24 hours/,
  ],
  'services/business-strategy': [
    'Business Strategy Consulting',
    /^Business Strategy Consulting \| /,
    'Digital strategy',
    'Technology roadmaps',
    'Market analysis',
    'Growth planning',
  ],
  'services/gen-ai': [
    'Get Started',
    'Text Generation & LLMs',
    'Image & Video Synthesis',
    'Code Generation',
    'Custom AI Assistants',
    /up to 70% less content production time/,
    /ethical and bias-aware/,
    /sensitive data we use federated learning/,
    'Technical Implementation',
    'Model fine-tuning and multi-modal integration',
    'Cloud deployment with auto-scaling and edge inference',
    'Service Offerings',
    'Consulting',
    'Ongoing support',
    /24\/7 support/,
    'Why Choose Generative AI',
    'Ready to Harness Generative AI?',
    'Contact Our Gen AI Experts',
  ],
};

describe.each(Object.entries(required))('%s has the required texts', (name, texts) => {
  const messages = Object.values(rawCatalog(name));
  test.each(texts)('%s', (text) => {
    expect(messages).toContainEqual(text instanceof RegExp ? expect.stringMatching(text) : text);
  });
});
