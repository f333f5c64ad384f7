/** The look of the rule book in a browser. */
import { html } from './htmlText.ts';

export const HTML_STYLE = html`
:root{--ink:#1f2430;--soft:#667085;--line:#e3e6ec;--paper:#fff;--side:#f7f8fa;--link:#1d5fbf;--mark:#fff3c4}
@media (prefers-color-scheme:dark){:root{--ink:#e4e7ee;--soft:#9aa4b5;--line:#2c3340;--paper:#14181f;--side:#1a1f28;--link:#7fb2ff;--mark:#4a3f12}}
*{box-sizing:border-box}html{scroll-padding-top:1rem}
body{margin:0;color:var(--ink);background:var(--paper);font:16px/1.55 system-ui,sans-serif}
header,main{margin:0 auto;max-width:46rem;padding:1rem 1.5rem}
h1{margin:1rem 0 .25rem;font-size:1.9rem}h1 small{color:var(--soft);font-weight:400}
h2{margin:2.5rem 0 .5rem;font-size:1.5rem}h3{margin:1.75rem 0 .4rem;font-size:1.15rem}h4{margin:1.25rem 0 .3rem;font-size:1.02rem}
p{margin:.15rem 0}a{color:var(--link);text-decoration:none}a:hover{text-decoration:underline}
.note{color:var(--soft)}.editions a,.editions b{margin-right:.6rem}
nav{border-block:1px solid var(--line);background:var(--side);padding:1rem 1.5rem;columns:18rem;font-size:.9rem}
nav a{display:block;padding:.1rem 0}nav .l1{font-weight:600;margin-top:.5rem}nav .l2{padding-left:1rem}nav .l3{padding-left:2rem}
section{padding:.35rem .5rem;border-radius:.35rem}section:target{background:var(--mark)}
.d1{margin-left:1rem}.d2{margin-left:2rem}.d3{margin-left:3rem}.d4{margin-left:4rem}.d5,.d6{margin-left:5rem}
.n{font-variant-numeric:tabular-nums;font-size:.9em;margin-right:.35rem}
p .n+b::after{content:"."}
.e{color:var(--soft);font-size:.8rem}.e a{color:var(--soft);margin-right:.7rem}.faq{font-size:.9rem}
@media (max-width:40rem){.d1,.d2,.d3,.d4,.d5,.d6{margin-left:.75rem}}
@media (min-width:90rem){nav{position:fixed;inset:0 auto 0 0;width:20rem;overflow:auto;columns:auto;border:0;border-right:1px solid var(--line)}}
@media print{nav{display:none}}
`;
