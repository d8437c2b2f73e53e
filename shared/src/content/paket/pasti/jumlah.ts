/** How many of those that say something of the journey are proven. */
export interface JumlahPasti {
  terbukti: number
  dari: number
}

/** `4 dari 5 pasti`. */
export function jumlahPastiText({ terbukti, dari }: JumlahPasti): string {
  return `${terbukti} dari ${dari} pasti`
}
