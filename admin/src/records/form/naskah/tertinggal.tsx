import classes from './tertinggal.module.css'

/** The most names shown. */
const MOST_SHOWN = 5

/** Lists the pictures that a paste left behind, and says how to insert them. */
export function Tertinggal({ nama, onClose }: { nama: readonly string[]; onClose: () => void }) {
  const rest = nama.length - MOST_SHOWN
  return (
    <div className={classes.lost} role="alert">
      <p>
        {nama.length} gambar tidak ikut tertempel: {nama.slice(0, MOST_SHOWN).join(', ')}
        {rest > 0 && ` dan ${rest} lagi`}. Simpan gambarnya sebagai berkas, lalu sisipkan dengan tombol
        gambar.
      </p>
      <button type="button" onClick={onClose}>
        Tutup
      </button>
    </div>
  )
}
