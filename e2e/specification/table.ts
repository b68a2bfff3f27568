// What docs/specification.md orders for this company. Another company replaces this file and that document. A site may have
// more pages than these, and how many there are follows from `src/content`.

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
  /** "2. Routes": the ids that are ordered, in the order of menus and lists. */
  readonly services: readonly string[];
  readonly industries: readonly string[];
  /** The pages that are neither a service's nor an industry's, without the not-found page. */
  readonly pages: readonly string[];
  /** "5. Short lists": how many services and industries the mobile menu and the footer name. */
  readonly shortList: number;
  /** "9. Careers": the ids in the page's order, and where the work is done. */
  readonly jobs: readonly string[];
  readonly jobLocations: readonly string[];
  /** "10. Contact form". */
  readonly subjects: readonly string[];
  /** The texts that are ordered word for word, by file of copy: whole messages, or patterns that one message must match. */
  readonly texts: Readonly<Record<string, readonly Text[]>>;
  /** "8. Industry pages": the texts that are ordered word for word, by industry and path. */
  readonly industryTexts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The subjects that the description and the keywords of a page must name, by file. */
  readonly metadataSubjects: Readonly<Record<string, readonly RegExp[]>>;
  /** "12. Figures", by file: a figure and its label, a use case and its result, a position's facts. */
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
  pages: ['/', '/services', '/contact', '/about', '/careers', '/privacy', '/terms', '/industry'],
  shortList: 6,
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
    'pages/services': ['Discovery', 'Strategy', 'Implementation', 'Support'],
    'pages/about': [/founded in 2020/, /North America, South America, Europe and Asia/],
    'pages/careers': [
      'Apply Now',
      'Full-time',
      /by e-mail/,
      /[Bb]y post/,
      /careers@datumline\.example/,
      /contact qualified candidates within 2 weeks/,
    ],
    'pages/privacy': ['Privacy Policy', 'Last updated: January 2024'],
    'pages/terms': [
      'Terms of Service',
      'Last updated: January 2024',
      /Invoices are due within 30 days/,
      /dispute an invoice, [^.]*within 30 days/,
      /laws of the State of Texas/,
      /Travis County, Texas/,
    ],
    'pages/not-found': ['404', 'Oops! Page not found', 'Return to Home'],
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
    'pages/contact': [
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
      'cards.items.0.title': 'Digital banking security',
      'cards.items.1.title': 'Risk management',
      'cards.items.2.title': 'Customer experience',
      'cards.items.3.title': 'Core banking systems',
    },
    healthcare: {
      'cards.items.0.title': 'Electronic health records',
      'cards.items.1.title': 'HIPAA compliance',
      'cards.items.2.title': 'Telemedicine platforms',
      'cards.items.3.title': 'Health analytics',
    },
    insurance: {
      'cards.items.0.title': 'Claims processing',
      'cards.items.1.title': 'Risk assessment',
      'cards.items.2.title': 'Customer portals',
      'cards.items.3.title': 'Policy management',
    },
    energy: { 'hero.title': 'Energy Industry', 'hero.status': 'Coming Soon' },
    'capital-markets': { 'hero.title': 'Capital Markets', 'hero.status': 'Coming Soon' },
    'life-sciences': {
      'hero.title': 'Life Sciences Solutions',
      'hero.contact': 'Schedule Consultation',
      'hero.services': 'View All Services',
      'services.items.0.title': 'Clinical trial management',
      'services.items.1.title': 'Drug discovery platforms',
      'services.items.2.title': 'Genomics and bioinformatics',
      'services.items.3.title': 'Laboratory information systems',
      'closing.title': 'Ready to Accelerate Your Research?',
      'closing.action': 'Get Started Today',
    },
    retail: {
      'hero.title': 'Retail Technology Solutions',
      'hero.contact': 'Start Your Digital Transformation',
      'hero.services': 'Explore Solutions',
      'services.items.0.title': 'E-commerce Platforms',
      'services.items.1.title': 'Mobile Commerce',
      'services.items.2.title': 'Inventory Management',
      'services.items.3.title': 'Customer Analytics',
      'checklist.title': 'Complete Retail Solutions',
      'checklist.items.0': 'Point of Sale (POS) Systems',
      'checklist.items.1': 'Customer Relationship Management',
      'checklist.items.2': 'Omnichannel Integration',
      'checklist.items.3': 'Payment Gateway Solutions',
      'checklist.items.4': 'Loyalty Program Management',
      'checklist.items.5': 'Supply Chain Optimization',
      'closing.title': 'Ready to Boost Your Retail Sales?',
      'closing.action': 'Get Your Free Consultation',
    },
    travel: {
      'hero.title': 'Travel & Hospitality Solutions',
      'hero.contact': 'Transform Your Travel Business',
      'hero.services': 'Explore Our Services',
      'services.items.0.title': 'Booking Platforms',
      'services.items.1.title': 'Mobile Travel Apps',
      'services.items.2.title': 'Travel Management',
      'services.items.3.title': 'Customer Experience',
      'checklist.items.0': 'Online Booking Systems',
      'checklist.items.1': 'Payment Gateway Integration',
      'checklist.items.2': 'Travel Insurance Platforms',
      'checklist.items.3': 'Loyalty Program Management',
      'checklist.items.4': 'Real-time Inventory Management',
      'checklist.items.5': 'Multi-language Support',
      'closing.title': 'Ready to Elevate Your Travel Business?',
      'closing.action': 'Start Your Journey Today',
    },
  },
  metadataSubjects: {
    'industries/life-sciences': [
      /clinical trial management/i,
      /drug discovery/i,
      /regulatory compliance/i,
    ],
  },
  figures: {
    'pages/home': [
      ['100+', 'Projects'],
      ['500+', 'projects delivered'],
      ['100+', 'consultants'],
      ['15+', 'years of experience'],
      ['100%', 'client satisfaction'],
    ],
    'pages/about': [
      ['500+', 'projects delivered'],
      ['50+', 'team members'],
      ['15+', 'years of experience'],
      ['98%', 'client satisfaction'],
    ],
    'pages/careers': [
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
    'industries/life-sciences': [
      ['25+', 'pharma companies served'],
      ['100+', 'clinical trials supported'],
      ['150+', 'regulatory submissions'],
      ['10+', 'years of experience'],
    ],
    'industries/retail': [
      ['40+', 'Retail Clients Served'],
      ['60+', 'E-commerce Platforms Built'],
      ['80+', 'Mobile Apps Deployed'],
      ['35%', 'Average Sales Increase'],
    ],
    'industries/travel': [
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
      stated: ['pages/about: story.items.1.text'],
    },
    {
      fact: 'the regions of the clients',
      subject: /\bNorth\b.*\bSouth America\b/,
      words: /North America, South America, Europe and Asia/,
      stated: ['pages/about: story.items.3.text'],
    },
    {
      fact: 'who owns the work, and from when',
      subject: /\b(?:becomes?|are|is) yours\b|\byours from\b/i,
      words: /becomes yours when that phase is paid for|^The code becomes yours$/,
      stated: [
        'pages/home: reasons.items.3.text',
        'pages/services: approach.introduction',
        'pages/services: questions.items.0.answer',
        'pages/terms: sections.intellectual-property.text',
      ],
    },
    {
      fact: 'how soon a message is answered',
      subject: /\b(?:replies|answers?|get back to you|hear from us)\b.*\b(?:hours|days)\b/i,
      words: /within 24 hours/,
      stated: [
        'pages/home: closing.text',
        'pages/contact: hero.text',
        'pages/contact: next.items.0.text',
        'pages/contact: toast.text',
        'pages/services: questions.items.5.answer',
      ],
    },
    {
      fact: 'when invoices are due',
      subject: /\binvoice date\b/,
      words: /within 30 days of the invoice date/i,
      stated: ['pages/terms: sections.payment.text', 'pages/services: questions.items.1.answer'],
    },
    {
      fact: 'how soon applicants hear from the firm',
      subject: /\bcandidates\b.*\b(?:days|weeks)\b/,
      words: /within 2 weeks/,
      stated: ['pages/careers: apply.timing'],
    },
  ],
};
