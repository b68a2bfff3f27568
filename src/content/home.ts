/** The services and industries that Home names, in its order (docs/specification.md, "3. Home"). */
export const aiPractices = [
  'artificial-intelligence',
  'gen-ai',
  'automation',
  'data-analytics',
] as const;

export const featuredServices = [
  'cloud-services',
  'digital-transformation',
  'technology-consulting',
  'professional-staffing',
] as const;

export const homeIndustries = ['banking', 'healthcare', 'insurance', 'retail'] as const;
