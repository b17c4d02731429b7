// Written by `node assurance/receipts/train.ts`. Do not edit.
export const totalWeights: readonly number[] = [2.18, 1.17, -1.72, -3.01, -3.01, 0.56, -3.01, -3.15, -3, -2, -2, -0.73, 0.3, 1.11, 2.54, 0.8, 2.02, 3.15, 1.01, 0.65, -1.52, 0.88, 0.97, 1.02, -1.59]
