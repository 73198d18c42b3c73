import { readFileSync, statSync, existsSync } from "node:fs";
import { filesOf } from "./src/http/page-links.ts";
const folder="dist/browser"; const m=JSON.parse(readFileSync(`${folder}/.vite/manifest.json`,"utf8"));
const app=["index.html","src/shell/app-catalogue.ts"];
for (const s of ["leads/leads","accounts/clients","contacts/contacts"]) {
  const keys=[...app,`src/entities/${s}-screen.tsx`,`src/entities/${s}.french.ts`].filter(k=>k in m);
  const files=["boot.js",...filesOf(m,keys)];
  let sum=0; const rows=[];
  for(const f of files){const p=`${folder}/${f}.br`; const n=existsSync(p)?statSync(p).size:statSync(`${folder}/${f}`).size; sum+=n; rows.push([n,f]);}
  console.log(s,sum); if(s==="accounts/clients") console.log(rows.sort((a,b)=>b[0]-a[0]).map(r=>r.join(" ")).join("\n"));
}
