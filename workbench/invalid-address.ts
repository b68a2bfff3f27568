import { company } from '#content/company.ts';

const [beforeAt = ''] = company.email.split('@');

/** An e-mail address that browsers refuse: the part before the `@`. */
export const invalidAddress = beforeAt;
