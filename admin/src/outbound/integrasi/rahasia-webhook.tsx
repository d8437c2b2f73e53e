import { RahasiaDialog } from './rahasia-dialog.tsx'

/** Shows the secret of a webhook, the one time that it is said. */
export function RahasiaWebhook({ value, onClose }: { value: string; onClose: () => void }) {
  return (
    <RahasiaDialog title="Simpan rahasia ini" label="Rahasia webhook" value={value} onClose={onClose}>
      Penerima memakainya untuk memeriksa bahwa kiriman benar dari sini. Ia tidak ditampilkan lagi; kalau
      hilang, buat rahasia baru.
    </RahasiaDialog>
  )
}
