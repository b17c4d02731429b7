/** Whether an order is in force on a day: its first and last day count. */
export const isInForce = ({ effective, ends }: { effective: string; ends: string | null }, day: string): boolean =>
  effective <= day && (ends === null || ends >= day)
