/** Glasses on a table, with a crack in the left lens, as their wearer has it. 1200 × 900. */
export const glasses = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">
<defs>
<linearGradient id="table" x2="1" y2="1"><stop stop-color="#c99a6b"/><stop offset="1" stop-color="#8d6239"/></linearGradient>
<radialGradient id="light" cx="30%" cy="20%" r="80%"><stop stop-color="#fff" stop-opacity=".45"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<linearGradient id="lens" x2="1" y2="1"><stop stop-color="#e9f4f8" stop-opacity=".85"/><stop offset="1" stop-color="#9fc3d1" stop-opacity=".6"/></linearGradient>
</defs>
<rect width="1200" height="900" fill="url(#table)"/>
<path d="M0 190h1200M0 430h1200M0 690h1200" stroke="#704a27" stroke-width="5" opacity=".5"/>
<path d="M0 250c300-40 500 40 1200-10M0 560c400 40 700-40 1200 20M0 800c300-30 800 30 1200-10" stroke="#7d5530" stroke-width="3" fill="none" opacity=".35"/>
<rect width="1200" height="900" fill="url(#light)"/>
<g transform="rotate(-6 600 480)">
<g transform="translate(14 26)" opacity=".28" fill="none" stroke="#2a1a0c" stroke-width="34">
<rect x="190" y="360" width="340" height="250" rx="110"/><rect x="670" y="360" width="340" height="250" rx="110"/><path d="M530 440q70-60 140 0"/>
</g>
<g fill="url(#lens)" stroke="#5b2a86" stroke-width="30">
<rect x="190" y="360" width="340" height="250" rx="110"/><rect x="670" y="360" width="340" height="250" rx="110"/>
</g>
<path d="M530 440q70-60 140 0" fill="none" stroke="#5b2a86" stroke-width="30" stroke-linecap="round"/>
<path d="M190 430L110 250q-8-40 40-50l150-20M1010 430l80-180q8-40-40-50l-150-20" fill="none" stroke="#6d3a9b" stroke-width="24" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M720 410l60-25M705 450l130-55" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".7"/>
<g fill="none" stroke="#27424d" stroke-width="4" stroke-linejoin="bevel">
<path d="M262 372l38 62-18 44 52 38-8 58 30 26"/><path d="M300 434l72-26 44 18 60-30M282 478l-66 20M334 516l70-6 34 38 66-4M372 408l8-42M404 510l28-52"/>
</g>
<path d="M262 372l38 62-18 44 52 38-8 58 30 26" fill="none" stroke="#fff" stroke-width="2" transform="translate(4 2)" opacity=".8"/>
</g>
</svg>`
