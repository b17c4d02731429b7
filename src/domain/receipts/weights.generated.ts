// Written by `node assurance/receipts/main.ts --train`. Do not edit.
export const totalWeights: readonly number[] = [1.98, 1.25, -1.67, -3.02, -3.01, 0.66, -3.01, -3.17, -3, -2, -2, -0.68, 0.19, 0.97, 2.32, 0.83, 2.06, 3.22, 1.01, 0.48, -1.51, 0.81, 0.99, 1.22, -1.53]
