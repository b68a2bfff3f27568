// What docs/specification.md orders for this company. Another company replaces this file and that document. The tests
// beside this file also count what the templates of the pages have; all other tests derive what they expect from
// content and catalogs.

type Text = string | RegExp;

/** A fact that several pages state. */
export interface SharedFact {
  readonly fact: string;
  /** What a message says that states the fact. */
  readonly subject: RegExp;
  /** The words that every such message has. */
  readonly words: RegExp;
  /** Messages that must state it. */
  readonly stated: readonly string[];
}

interface Specification {
  /** "12. Figures": places that only this company's texts name, besides the cities of its offices. */
  readonly places: readonly string[];
  /** The language of the texts below. */
  readonly language: string;
  /** "2. Routes": the ids, in the order of menus and lists. */
  readonly services: readonly string[];
  readonly industries: readonly string[];
  /** The pages of the site, without the not-found page. */
  readonly pages: number;
  /** "5. Short lists": how many services and industries the mobile menu and the footer name. */
  readonly shortList: number;
  /** "6. Service pages": how many cards /services has. */
  readonly listedServices: number;
  /** "9. Careers": the ids in the page's order, and where the work is done. */
  readonly jobs: readonly string[];
  readonly jobLocations: readonly string[];
  /** "10. Contact form". */
  readonly subjects: readonly string[];
  /** The texts that are ordered word for word, by catalog: whole messages, or patterns that one message must match. */
  readonly texts: Readonly<Record<string, readonly Text[]>>;
  /** "8. Industry pages": the texts that are ordered word for word, by catalog and message. */
  readonly industryTexts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The subjects that the description and the keywords of a page must name, by catalog. */
  readonly metadataSubjects: Readonly<Record<string, readonly RegExp[]>>;
  /** "12. Figures", by catalog: a figure and its label, a use case and its result, a position's facts. */
  readonly figures: Readonly<Record<string, readonly (readonly Text[])[]>>;
  /** The facts that the company's own sentences tell, which no setting of `src/content` has. */
  readonly sharedFacts: readonly SharedFact[];
}

export const specification: Specification = {
  places: ['Texas', 'Travis'],
  language: 'en',
  services: [
    'artificial-intelligence',
    'automation',
    'gen-ai',
    'business-strategy',
    'change-management',
    'cloud-services',
    'data-analytics',
    'digital-transformation',
    'infrastructure',
    'professional-staffing',
    'technology-consulting',
  ],
  industries: [
    'banking',
    'healthcare',
    'insurance',
    'retail',
    'energy',
    'travel',
    'capital-markets',
    'life-sciences',
  ],
  pages: 27,
  shortList: 6,
  listedServices: 10,
  jobs: [
    'senior-full-stack-developer',
    'data-scientist',
    'cloud-solutions-architect',
    'business-consultant',
    'devops-engineer',
    'ux-ui-designer',
  ],
  jobLocations: ['Austin, TX (Remote)', 'Austin, TX (Hybrid)', 'Austin, TX (Travel Required)'],
  subjects: [
    'general',
    'consulting',
    'digital-transformation',
    'cloud-services',
    'data-analytics',
    'staffing',
    'other',
  ],
  texts: {
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
  },
  industryTexts: {
    banking: {
      'cards.1.title': 'Digital banking security',
      'cards.2.title': 'Risk management',
      'cards.3.title': 'Customer experience',
      'cards.4.title': 'Core banking systems',
    },
    healthcare: {
      'cards.1.title': 'Electronic health records',
      'cards.2.title': 'HIPAA compliance',
      'cards.3.title': 'Telemedicine platforms',
      'cards.4.title': 'Health analytics',
    },
    insurance: {
      'cards.1.title': 'Claims processing',
      'cards.2.title': 'Risk assessment',
      'cards.3.title': 'Customer portals',
      'cards.4.title': 'Policy management',
    },
    energy: { 'hero.title': 'Energy Industry', 'hero.status': 'Coming Soon' },
    'capital-markets': { 'hero.title': 'Capital Markets', 'hero.status': 'Coming Soon' },
    'life-sciences': {
      'hero.title': 'Life Sciences Solutions',
      'hero.contact': 'Schedule Consultation',
      'hero.services': 'View All Services',
      'services.1.name': 'Clinical trial management',
      'services.2.name': 'Drug discovery platforms',
      'services.3.name': 'Genomics and bioinformatics',
      'services.4.name': 'Laboratory information systems',
      'closing.title': 'Ready to Accelerate Your Research?',
      'closing.action': 'Get Started Today',
    },
    retail: {
      'hero.title': 'Retail Technology Solutions',
      'hero.contact': 'Start Your Digital Transformation',
      'hero.services': 'Explore Solutions',
      'services.1.name': 'E-commerce Platforms',
      'services.2.name': 'Mobile Commerce',
      'services.3.name': 'Inventory Management',
      'services.4.name': 'Customer Analytics',
      'checklist.title': 'Complete Retail Solutions',
      'checklist.1': 'Point of Sale (POS) Systems',
      'checklist.2': 'Customer Relationship Management',
      'checklist.3': 'Omnichannel Integration',
      'checklist.4': 'Payment Gateway Solutions',
      'checklist.5': 'Loyalty Program Management',
      'checklist.6': 'Supply Chain Optimization',
      'closing.title': 'Ready to Boost Your Retail Sales?',
      'closing.action': 'Get Your Free Consultation',
    },
    travel: {
      'hero.title': 'Travel & Hospitality Solutions',
      'hero.contact': 'Transform Your Travel Business',
      'hero.services': 'Explore Our Services',
      'services.1.name': 'Booking Platforms',
      'services.2.name': 'Mobile Travel Apps',
      'services.3.name': 'Travel Management',
      'services.4.name': 'Customer Experience',
      'checklist.1': 'Online Booking Systems',
      'checklist.2': 'Payment Gateway Integration',
      'checklist.3': 'Travel Insurance Platforms',
      'checklist.4': 'Loyalty Program Management',
      'checklist.5': 'Real-time Inventory Management',
      'checklist.6': 'Multi-language Support',
      'closing.title': 'Ready to Elevate Your Travel Business?',
      'closing.action': 'Start Your Journey Today',
    },
  },
  metadataSubjects: {
    'industry/life-sciences': [
      /clinical trial management/i,
      /drug discovery/i,
      /regulatory compliance/i,
    ],
  },
  figures: {
    home: [
      ['100+', 'Projects'],
      ['500+', 'projects delivered'],
      ['100+', 'consultants'],
      ['15+', 'years of experience'],
      ['100%', 'client satisfaction'],
    ],
    about: [
      ['500+', 'projects delivered'],
      ['50+', 'team members'],
      ['15+', 'years of experience'],
      ['98%', 'client satisfaction'],
    ],
    careers: [
      ['Senior Full Stack Developer', 'Engineering', '5+ years'],
      ['Data Scientist', 'Analytics', '3+ years'],
      ['Cloud Solutions Architect', 'Cloud Services', '7+ years'],
      ['Business Consultant', 'Consulting', '4+ years'],
      ['DevOps Engineer', 'Engineering', '4+ years'],
      ['UX/UI Designer', 'Design', '3+ years'],
    ],
    'services/digital-transformation': [['200+', 'Fortune 500 transformations']],
    'services/change-management': [
      ['300+', 'change programs'],
      ['95%', /adoption/],
    ],
    'services/cloud-services': [
      ['1000+', 'cloud migrations'],
      ['99.99%', /uptime/],
    ],
    'services/professional-staffing': [['5,000+', 'placements']],
    'services/technology-consulting': [['1,000+', 'consulting engagements']],
    'services/gen-ai': [
      ['E-commerce company', /80% less content time/],
      ['Marketing agency', /[Cc]ustom language models for 50\+ clients/],
      ['Software company', /40% shorter development cycles/],
      ['Content marketing', /300% more output/],
      ['Code assistants', /50% faster/],
      ['Visual content', /85% lower design costs/],
      ['Support chatbots', /90% resolution/],
      ['Document intelligence', /95% extraction accuracy/],
      ['Personalized learning', /40% better outcomes/],
    ],
    'industry/life-sciences': [
      ['25+', 'pharma companies served'],
      ['100+', 'clinical trials supported'],
      ['150+', 'regulatory submissions'],
      ['10+', 'years of experience'],
    ],
    'industry/retail': [
      ['40+', 'Retail Clients Served'],
      ['60+', 'E-commerce Platforms Built'],
      ['80+', 'Mobile Apps Deployed'],
      ['35%', 'Average Sales Increase'],
    ],
    'industry/travel': [
      ['30+', 'Travel Companies Served'],
      ['45+', 'Booking Platforms Built'],
      ['50+', 'Mobile Apps Launched'],
      ['10K+', 'Bookings Processed Daily'],
    ],
  },
  sharedFacts: [
    {
      fact: 'the year in which the firm was founded',
      subject: /\bfounded in\b/,
      words: /founded in 2020\b/,
      stated: ['about: story.2.text'],
    },
    {
      fact: 'the regions of the clients',
      subject: /\bNorth\b.*\bSouth America\b/,
      words: /North America, South America, Europe and Asia/,
      stated: ['about: story.4.text'],
    },
    {
      fact: 'who owns the work, and from when',
      subject: /\b(?:becomes?|are|is) yours\b|\byours from\b/i,
      words: /becomes yours when that phase is paid for|^The code becomes yours$/,
      stated: [
        'home: reasons.4.text',
        'services: approach.introduction',
        'services: questions.1.answer',
        'terms: sections.intellectual-property.text',
      ],
    },
    {
      fact: 'how soon a message is answered',
      subject: /\b(?:replies|answers?|get back to you|hear from us)\b.*\b(?:hours|days)\b/i,
      words: /within 24 hours/,
      stated: [
        'home: closing.text',
        'contact: hero.subtitle',
        'contact: next.1.text',
        'contact: toast.text',
        'services: questions.6.answer',
      ],
    },
    {
      fact: 'when invoices are due',
      subject: /\binvoice date\b/,
      words: /within 30 days of the invoice date/i,
      stated: ['terms: sections.payment.text', 'services: questions.2.answer'],
    },
    {
      fact: 'how soon applicants hear from the firm',
      subject: /\bcandidates\b.*\b(?:days|weeks)\b/,
      words: /within 2 weeks/,
      stated: ['careers: apply.timing'],
    },
  ],
};
