// Written by `npm run assurance -- receipts --train`. Do not edit.
export const totalWeights: readonly number[] = [2.5, 2, -2.5, -3, -3, 0.3, -3, -3, -3, -2, -2, -0.5, 0.2, 1, 2, 0.5, 1.5, 1.5, 1, 0.3, -1.5, 1, 0.5, 0.8, -1.5]
