import { RahasiaDialog } from './rahasia-dialog.tsx'

/** Renders a webhook's secret, this once. */
export function RahasiaWebhook({ value, onClose }: { value: string; onClose: () => void }) {
  return (
    <RahasiaDialog title="Simpan rahasia ini" label="Rahasia webhook" value={value} onClose={onClose}>
      Penerima memakainya untuk memeriksa bahwa kiriman benar dari sini. Ia tidak ditampilkan lagi; kalau
      hilang, buat rahasia baru.
    </RahasiaDialog>
  )
}
