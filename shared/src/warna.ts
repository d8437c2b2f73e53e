/** Colours where no style sheet reaches: drawn pictures, browser chrome. A test holds them to `tokens.css`. */
export const WARNA = {
  e900: '#06382e',
  gold: '#c9a24b',
  'gold-light': '#e8ce91',
  gold100: '#f6ecd3',
  'gold-ink': '#7a5a12',
  ivory: '#fbf7ee',
  white: '#fff',
  'on-emerald': '#d3e2db',
} as const
