import { chromium } from 'playwright-core'
const args=['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args})
const U='http://localhost:8095'
const body = JSON.parse(process.env.BODY)
for (const [name,w,h,touch,scheme] of [['wide',1440,900,false,'light'],['phone',390,844,true,'dark']]) {
  const c = await b.newContext({viewport:{width:w,height:h},hasTouch:touch,isMobile:touch,colorScheme:scheme,locale: name==='wide'?'en':'it'})
  const p = await c.newPage(); p.setDefaultTimeout(20000)
  p.on('console',m=>{ if(m.type()==='error') console.log('console',m.text()) })
  p.on('pageerror',e=>console.log('pageerror',e.message))
  const shot = async n=>{ await p.screenshot({path:`/tmp/look/ck-${name}-${n}.png`}) }
  await p.goto(U+'/'); await p.waitForTimeout(800)
  const id = await p.evaluate(async (body)=>{ const post=(u,x)=>fetch(u,{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify(x)}).then(r=>r.json()); await post('/api/me',{name:'Anna'}); const t=await post('/api/tables',body); return JSON.stringify(t)}, body)
  console.log(id.slice(0,300)); const tid=JSON.parse(id).id
  await p.goto(U+'/table/'+tid); await p.waitForTimeout(4000); await shot('t1')
  const stops=(process.env.STOPS||'5,20,45').split(',').map(Number); let n=0, idle=0
  while(n<Math.max(...stops)) {
    const cs = p.locator('.prompt-bar button[data-choice]:enabled, .prompt-bar form[data-choice] button:enabled'); const k = await cs.count(); let r={}
    if(!k) { await p.waitForTimeout(700); if(++idle>40) break; continue } idle=0
    const c1 = cs.nth(Math.floor(Math.random()*k)); r.label=(await c1.textContent().catch(()=>''))?.trim().slice(0,60); r.prompt=(await p.locator('.prompt-bar p.mine').textContent().catch(()=>''))?.slice(0,90)
    await c1.click({timeout:3000}).catch(e=>console.log('click',e.message.slice(0,80)))
    const dlg=p.locator('dialog[open] button.button').first(); if(await dlg.count()) { const all=await p.locator('dialog[open] button').allTextContents(); const ok=p.locator('dialog[open] button').last(); await ok.click({timeout:2000}).catch(()=>{}) ; r.dlg=all.join('|').slice(0,60)}
    await p.waitForTimeout(350)
    n++; if(process.env.V) console.log(n, r.prompt,'->',r.label, r.dlg||'')
    if(stops.includes(n)) { await p.waitForTimeout(2500); await shot('n'+n) }
    await p.waitForTimeout(120)
  }
  await c.close()
}
await b.close()
