// What docs/specification.md orders for this company: another one replaces both. How many pages there are is in `src/content`.

type Text = string | RegExp;

interface SharedFact {
  readonly fact: string;
  /** What a message says that states the fact. */
  readonly subject: RegExp;
  /** The words that every such message has; at least one message has them. */
  readonly words: RegExp;
}

interface Specification {
  /** "12. Figures": places that only this company's texts name, besides the cities of its offices. */
  readonly places: readonly string[];
  readonly language: string;
  /** Word for word, by file of copy: messages, or patterns of one. A row is in order; a long list has rows from the last text before. */
  readonly texts: Readonly<Record<string, readonly (readonly Text[])[]>>;
  /** What stands together: a figure and its label ("12. Figures"), a use case and its result, a position's facts, a page's metadata. */
  readonly figures: Readonly<Record<string, readonly (readonly Text[])[]>>;
  /** The facts that the company's own sentences tell, which no setting of `src/content` has. */
  readonly sharedFacts: readonly SharedFact[];
}

export const specification: Specification = {
  places: ['Texas', 'Travis'],
  language: 'en',
  texts: {
    'pages/services': [['Discovery', 'Strategy', 'Implementation', 'Support']],
    'pages/careers': [
      ['Apply Now', 'Full-time'],
      ['Austin, TX (Remote)', 'Austin, TX (Hybrid)', 'Austin, TX (Travel Required)'],
      [/by e-mail/, /[Bb]y post/],
      [/careers@datumline\.example/],
    ],
    'pages/privacy': [['Privacy Policy', 'Last updated: January 2024']],
    'pages/terms': [
      ['Terms of Service', 'Last updated: January 2024'],
      [/Invoices are due within 30 days/, /dispute an invoice, [^.]*within 30 days/],
      [/laws of the State of Texas/, /Travis County, Texas/],
    ],
    'pages/not-found': [['404', 'Oops! Page not found', 'Return to Home']],
    shell: [
      ['Home', 'Services', 'Contact', 'About Us', 'Careers', 'Privacy Policy', 'Terms of Service'],
      ['Industry Expertise', 'Get Started'],
    ],
    'pages/contact': [
      ['Full Name', 'Email Address', 'Company', 'Phone Number', 'Subject', 'Message', 'Sending...'],
      ['Message Sent!', "Thank you for contacting us. We'll get back to you within 24 hours."],
      ['Monday to Friday', '8:00 AM to 5:00 PM CST', 'Weekends', 'Closed'],
    ],
    'services/business-strategy': [
      [/^Business Strategy Consulting \| /, 'Business Strategy Consulting'],
      ['Digital strategy', 'Technology roadmaps', 'Market analysis', 'Growth planning'],
    ],
    'services/gen-ai': [
      ['Get Started'],
      ['Text Generation & LLMs', 'Image & Video Synthesis'],
      ['Image & Video Synthesis', 'Code Generation', 'Custom AI Assistants'],
      [/up to 70% less content production time/],
      [/ethical and bias-aware/, /sensitive data we use federated learning/],
      ['Technical Implementation', 'Model fine-tuning and multi-modal integration'],
      ['Cloud deployment with auto-scaling and edge inference'],
      ['Service Offerings', 'Consulting', 'Ongoing support', /24\/7 support/],
      ['Why Choose Generative AI'],
      ['Ready to Harness Generative AI?', 'Contact Our Gen AI Experts'],
    ],
    'industries/banking': [
      ['Digital banking security', 'Risk management'],
      ['Risk management', 'Customer experience', 'Core banking systems'],
    ],
    'industries/healthcare': [
      ['Electronic health records', 'HIPAA compliance'],
      ['HIPAA compliance', 'Telemedicine platforms', 'Health analytics'],
    ],
    'industries/insurance': [
      ['Claims processing', 'Risk assessment', 'Customer portals', 'Policy management'],
    ],
    'industries/energy': [['Energy Industry', 'Coming Soon']],
    'industries/capital-markets': [['Capital Markets', 'Coming Soon']],
    'industries/life-sciences': [
      ['Life Sciences Solutions', 'Schedule Consultation', 'View All Services'],
      ['Clinical trial management', 'Drug discovery platforms', 'Genomics and bioinformatics'],
      ['Genomics and bioinformatics', 'Laboratory information systems'],
      ['Ready to Accelerate Your Research?', 'Get Started Today'],
    ],
    'industries/retail': [
      ['Retail Technology Solutions', 'Start Your Digital Transformation', 'Explore Solutions'],
      ['E-commerce Platforms', 'Mobile Commerce', 'Inventory Management', 'Customer Analytics'],
      ['Complete Retail Solutions', 'Point of Sale (POS) Systems'],
      ['Point of Sale (POS) Systems', 'Customer Relationship Management'],
      ['Customer Relationship Management', 'Omnichannel Integration', 'Payment Gateway Solutions'],
      ['Payment Gateway Solutions', 'Loyalty Program Management', 'Supply Chain Optimization'],
      ['Ready to Boost Your Retail Sales?', 'Get Your Free Consultation'],
    ],
    'industries/travel': [
      ['Travel & Hospitality Solutions', 'Transform Your Travel Business', 'Explore Our Services'],
      ['Booking Platforms', 'Mobile Travel Apps', 'Travel Management', 'Customer Experience'],
      ['Online Booking Systems', 'Payment Gateway Integration', 'Travel Insurance Platforms'],
      ['Travel Insurance Platforms', 'Loyalty Program Management'],
      ['Loyalty Program Management', 'Real-time Inventory Management', 'Multi-language Support'],
      ['Ready to Elevate Your Travel Business?', 'Start Your Journey Today'],
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
      [
        /^Clinical trial management, drug discovery and regulatory compliance/,
        /^clinical trial management, drug discovery, regulatory compliance/,
      ],
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
    },
    {
      fact: 'the regions of the clients',
      subject: /\bNorth\b.*\bSouth America\b/,
      words: /North America, South America, Europe and Asia/,
    },
    {
      fact: 'who owns the work, and from when',
      subject: /\b(?:becomes?|are|is) yours\b|\byours from\b/i,
      words: /becomes yours when that phase is paid for|^The code becomes yours$/,
    },
    {
      fact: 'how soon a message is answered',
      subject: /\b(?:replies|answers?|get back to you|hear from us)\b.*\b(?:hours|days)\b/i,
      words: /within 24 hours/,
    },
    {
      fact: 'when invoices are due',
      subject: /\binvoice date\b/,
      words: /within 30 days of the invoice date/i,
    },
    {
      fact: 'how soon applicants hear from the firm',
      subject: /\bcandidates\b.*\b(?:days|weeks)\b/,
      words: /within 2 weeks/,
    },
  ],
};
