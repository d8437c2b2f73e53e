/** The hint that converts an iPhone's photograph (HEIC) into a format that is accepted. */
export const CARA_HEIC =
  'Unggah langsung dari iPhone atau lewat Safari, atau simpan dulu sebagai JPG: di iPhone buka Pengaturan, Kamera, Format, lalu pilih Paling Kompatibel.'
