/** The numbers in message ids such as `cards.3.title`. Templates loop over them; types require them in catalogs. */
export const oneToThree = [1, 2, 3] as const;
export const oneToFour = [1, 2, 3, 4] as const;
export const oneToFive = [1, 2, 3, 4, 5] as const;
export const oneToSix = [1, 2, 3, 4, 5, 6] as const;
export const oneToSixteen = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const;

export type OneToThree = (typeof oneToThree)[number];
export type OneToFour = (typeof oneToFour)[number];
export type OneToFive = (typeof oneToFive)[number];
export type OneToSix = (typeof oneToSix)[number];
export type OneToSixteen = (typeof oneToSixteen)[number];
