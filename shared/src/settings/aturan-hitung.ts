/** Figures of law and of the agency that a family's cost is counted by. Settings say them; a package carries them to the count. */
export interface AturanHitung {
  /** Who is younger than so many years on the day of departure is a child. */
  anak: number
  /** Who is younger than so many years until the day of return is an infant. */
  bayi: number
  /** Nearer to the settling day than so many days, all is paid at once. */
  lunas: number
}

/** What holds where no settings say another: of an older host, and of settings that name none. */
export const ATURAN_HITUNG: AturanHitung = { anak: 12, bayi: 2, lunas: 30 }

/** The figures that a package brings with it. */
export const aturanOf = ({ aturan }: { aturan?: AturanHitung | undefined }): AturanHitung =>
  aturan ?? ATURAN_HITUNG
