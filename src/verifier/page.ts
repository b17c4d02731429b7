const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 44rem; padding: 1.5rem 1rem; }
h1 { font-size: 1.5rem; }
h2 { font-size: 1.2rem; }
label { display: block; font-weight: 600; }
input { font: inherit; margin: 0.5rem 0; max-width: 100%; min-height: 2.75rem; }
p { overflow-wrap: anywhere; }
.good { color: light-dark(#126b36, #7ddba0); }
.bad { color: light-dark(#a3160f, #ff9c94); }
`

/**
 * verify.html, whole in one file: it loads nothing, and its policy lets it send nothing.
 * @param script what the browser runs
 * @param digest SHA-256 of a text, as base64
 */
export function verifierPage(script: string, digest: (text: string) => string): string {
  const policy = `default-src 'none'; script-src 'sha256-${digest(script)}'; style-src 'sha256-${digest(style)}'; base-uri 'none'; form-action 'none'`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Check a record</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Check a record</h1>
<p>Unpack the record and choose its folder. It is checked in this browser, with no network: nothing is uploaded, and your browser may call choosing a folder an upload all the same.</p>
<label for="folder">The folder of the record</label>
<input id="folder" type="file" webkitdirectory>
<output aria-live="polite"></output>
</main>
<script>${script}</script>
</body>
</html>
`
}
