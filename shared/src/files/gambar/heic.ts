/** How a photograph of an iPhone (HEIC) becomes one that is taken, for whoever chose one. */
export const CARA_HEIC =
  'Unggah langsung dari iPhone atau lewat Safari, atau simpan dulu sebagai JPG: di iPhone buka Pengaturan, Kamera, Format, lalu pilih Paling Kompatibel.'
