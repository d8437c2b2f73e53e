import { chromium } from '@playwright/test'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
const slug = 'umrah-sekeluarga-libur-sekolah-madinah-makkah-dan-manasik-anak'
const hash = '#hitung?d=4&a=2015-01-03&b=2026-05-03&t=-&k=keluarga'
const page = await browser.newPage({ locale: 'id-ID', timezoneId: 'Asia/Jakarta' })
page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(m.text(), m.location().url))
page.on('pageerror', (e) => console.log('ERR', e.message))
for (const width of (process.argv[2] ?? '320,360,768,1440').split(',').map(Number)) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`http://127.0.0.1:4477/data_produk/${slug}${hash}`)
  await page.getByLabel('Tanggal lahir bayi 1').waitFor()
  await page.waitForTimeout(1500)
  console.log(width, 'scrollY', await page.evaluate(() => [scrollY, document.documentElement.scrollWidth, document.querySelector('#hitung').getBoundingClientRect().top]))
  if (width === 1440) await page.screenshot({ path: `/dev/shm/hC/view-${width}.png` })
  await page.addStyleTag({ content: '.detail ~ *, header, [class*=bar], [class*=chat] { position: static !important }' })
  await page.locator('#hitung').screenshot({ path: `/dev/shm/hC/hitung-${width}.png` })
  await page.goto('about:blank')
  await page.goto(`http://127.0.0.1:4477/daftar?paket=${slug}${hash}`)
  await page.getByText('orang dari hitungan Anda').waitFor()
  await page.screenshot({ path: `/dev/shm/hC/daftar-${width}.png`, fullPage: true })
  await page.goto('about:blank')
}
await page.setViewportSize({ width: 1440, height: 900 })
await page.goto(`http://127.0.0.1:4477/data_produk/${slug}`)
await page.waitForTimeout(800)
await page.screenshot({ path: `/dev/shm/hC/panel-1440.png` })
await browser.close()
