import { chromium } from 'playwright-core'
const args=['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args})
const U='http://localhost:8095'
for (const [name,w,h,touch] of [['wide',1440,900,false],['phone',390,844,true]]) {
  const c = await b.newContext({viewport:{width:w,height:h},hasTouch:touch,isMobile:touch,locale: name==='wide'?'en':'it'})
  const p = await c.newPage(); p.setDefaultTimeout(20000)
  p.on('console',m=>{ if(m.type()==='error') console.log('console',m.text()) })
  p.on('pageerror',e=>console.log('pageerror',e.message))
  const shot = async n=>{ await p.screenshot({path:`/tmp/look/ck-${name}-${n}.png`}) }
  await p.goto(U+'/'); await p.waitForTimeout(1500); await p.screenshot({path:`/tmp/look/ck-${name}-lobby.png`,fullPage:true})
  await p.evaluate(()=>fetch('/api/me',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({name:'Anna'})}).then(r=>r.status)).then(s=>console.log('me',s))
  await p.locator('input').first().fill('Anna').catch(()=>{})
  await p.locator('input[value="crusader-kings"]').check({force:true}).catch(e=>console.log(e.message)); await p.waitForTimeout(1200)
  await p.screenshot({path:`/tmp/look/ck-${name}-lobby2.png`,fullPage:true})
  console.log((await p.locator('button').allTextContents()).map(s=>s.trim()).join(' | ').slice(0,900))
  const pn = p.getByRole('button',{name:/play now|gioca subito|gioca ora/i}).first(); 
  if (await pn.count()) { await pn.click(); await p.waitForTimeout(5000); await shot('t1'); console.log(p.url()) }
  await c.storageState({path:`/tmp/look/ck-${name}.json`})
  await c.close()
}
await b.close()
