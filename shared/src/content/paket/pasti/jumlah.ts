/** The number of certainties proven, of those that apply to the journey. */
export interface JumlahPasti {
  terbukti: number
  dari: number
}

/** Writes the number of proven certainties: `4 dari 5 pasti`. */
export function jumlahPastiText({ terbukti, dari }: JumlahPasti): string {
  return `${terbukti} dari ${dari} pasti`
}
