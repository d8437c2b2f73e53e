/** Tells if a file is a HEIC photograph, which browsers other than Safari do not decode. */
export const isHeic = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name.slice(-8))

/** The hint that converts an iPhone's photograph (HEIC) into a format that is accepted. */
export const CARA_HEIC =
  'Unggah langsung dari iPhone atau lewat Safari, atau simpan dulu sebagai JPG: di iPhone buka Pengaturan, Kamera, Format, lalu pilih Paling Kompatibel.'
